import {createContext, useContext, type ReactNode} from 'react';
import type {Photo} from '../cms/parse';

export interface ShownPhoto {
  photo: Photo;
  alt: string;
  className?: string;
  /** The photo for narrow screens. */
  narrow?: {photo: Photo};
}

/** The editor's additions to a page. Pages for visitors have none. */
interface Editing {
  /** @returns the address of a picture that the last build did not produce, for the `src` in the page */
  addressOf: (src: string) => string | undefined;
  /** @returns a photo that the last build did not produce; undefined for any other photo */
  renderPhoto: (props: ShownPhoto) => ReactNode;
}

const EditingContext = createContext<Editing | undefined>(undefined);

export const EditingProvider = EditingContext;

/** @returns undefined outside the editor */
export const useEditing = (): Editing | undefined => useContext(EditingContext);
