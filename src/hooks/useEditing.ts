import {createContext, useContext} from 'react';

/** What the editor says of the page that it shows. Visitors' pages have none of it. */
interface Editing {
  /** Where pictures are that the last build did not make, by the `src` that the page uses. */
  pictures: Readonly<Record<string, string>>;
}

const EditingContext = createContext<Editing | undefined>(undefined);

export const EditingProvider = EditingContext;

/** @returns undefined where nobody edits the page */
export const useEditing = (): Editing | undefined => useContext(EditingContext);
