import {createContext, useContext, type ReactNode} from 'react';
import type {Photo} from '../cms/parse';

export interface ShownPhoto {
  photo: Photo;
  alt: string;
  className?: string;
  /** Shown instead on narrow screens. */
  narrow?: {photo: Photo};
}

/** What the editor adds to the page that it shows. Visitors' pages have none of it. */
interface Editing {
  /** @returns the address of a picture that the last build did not make, by the `src` that the page uses */
  addressOf: (src: string) => string | undefined;
  /** @returns a photo that the last build did not make; undefined for any other */
  renderPhoto: (props: ShownPhoto) => ReactNode;
}

const EditingContext = createContext<Editing | undefined>(undefined);

export const EditingProvider = EditingContext;

/** @returns undefined where nobody edits the page */
export const useEditing = (): Editing | undefined => useContext(EditingContext);
