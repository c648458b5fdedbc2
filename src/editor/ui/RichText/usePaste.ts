import {useState} from 'react';
import {MAX_PICTURE_BYTES} from '../../../cms/lint';
import {STATIC_FOLDER} from '../../../cms/parse';
import type {PasteResult} from '../../rich-text/clipboard';
import {shrinkPhoto} from '../../state/resize-photo';
import {readUpload, unusedPath} from '../../state/upload';
import {useEditor} from '../hooks/useEditor';

/** What a paste lost, and the text after it: once that changes, undoing no longer means the paste. */
export interface Paste extends Pick<PasteResult, 'isSimplified' | 'missingPictures'> {
  body: string;
}

/** Adds the pictures of a paste, and remembers what it lost. */
export function usePaste(insertPhoto: (path: string, bytes: Uint8Array) => void, bodyOf: () => string) {
  const {sizes} = useEditor();
  const [paste, setPaste] = useState<Paste>();
  const onPaste = async ({isSimplified, missingPictures, pictures}: PasteResult) => {
    let missing = missingPictures;
    const used = new Set<string>();
    for (const picture of pictures) {
      const bytes = await readPicture(picture).catch(() => undefined);
      const isUsed = (path: string) => used.has(path) || sizes.has(STATIC_FOLDER + path);
      const path = unusedPath(picture.name, 'picture', bodyOf(), isUsed);
      used.add(path);
      if (bytes) insertPhoto(path, bytes);
      else missing += 1;
    }
    setPaste(isSimplified || missing > 0 ? {isSimplified, missingPictures: missing, body: bodyOf()} : undefined);
  };
  return {paste, onPaste: (result: PasteResult) => void onPaste(result)};
}

async function readPicture(picture: File): Promise<Uint8Array> {
  return readUpload(picture.size > MAX_PICTURE_BYTES ? await shrinkPhoto(picture) : picture);
}
