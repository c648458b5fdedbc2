import type {EditorState} from 'prosemirror-state';
import {useState} from 'react';
import {STATIC_FOLDER} from '../../../cms/parse';
import type {PasteResult} from '../../rich-text/clipboard';
import type {TextEditor} from '../../rich-text/text-editor';
import {prepareUpload, unusedPath} from '../../state/upload';
import {useEditor} from '../hooks/useEditor';

/** What a paste lost, and the text after it: once that changes, undoing no longer means the paste. */
export interface Paste extends Pick<PasteResult, 'isSimplified' | 'missingPictures'> {
  body: string;
}

/** @param earlier the text when the person chose the photo */
export type InsertPhoto = (path: string, bytes: Uint8Array, earlier: EditorState) => void;

/** Whether the person has typed or moved the cursor. */
export const hasGoneOn = (now: EditorState, earlier: EditorState): boolean =>
  now.doc !== earlier.doc || !now.selection.eq(earlier.selection);

/** Adds the pictures of a paste, and remembers what it lost. */
export function usePaste(insertPhoto: InsertPhoto, text: TextEditor | undefined) {
  const {contentOf} = useEditor();
  const [paste, setPaste] = useState<Paste>();
  const onPaste = async ({isSimplified, missingPictures, pictures}: PasteResult) => {
    if (!text) return;
    const earlier = text.view.state;
    const read = await Promise.all(pictures.map((picture) => prepareUpload(picture, 'picture', true)));
    const photos = read.flatMap((photo) => (photo.is === 'ready' ? photo : []));
    const isLate = hasGoneOn(text.view.state, earlier);
    // Late photos go below the same block, one by one.
    for (const {name, bytes} of isLate ? photos.toReversed() : photos) {
      const isUsed = (path: string) => contentOf(STATIC_FOLDER + path) !== undefined;
      insertPhoto(unusedPath(name, 'picture', text.body, isUsed), bytes, isLate ? earlier : text.view.state);
    }
    const missing = missingPictures + pictures.length - photos.length;
    setPaste(isSimplified || missing > 0 ? {isSimplified, missingPictures: missing, body: text.body} : undefined);
  };
  return {paste, onPaste: (result: PasteResult) => void onPaste(result)};
}
