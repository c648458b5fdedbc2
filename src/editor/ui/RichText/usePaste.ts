import {useState} from 'react';
import {isHeic, MAX_PICTURE_BYTES} from '../../../cms/lint';
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
  const {contentOf} = useEditor();
  const [paste, setPaste] = useState<Paste>();
  const onPaste = async ({isSimplified, missingPictures, pictures}: PasteResult) => {
    let missing = missingPictures;
    for (const picture of pictures) {
      const read = await readPicture(picture).catch(() => undefined);
      if (!read) {
        missing += 1;
        continue;
      }
      const isUsed = (path: string) => contentOf(STATIC_FOLDER + path) !== undefined;
      const path = unusedPath(read.name, 'picture', bodyOf(), isUsed);
      insertPhoto(path, read.bytes);
    }
    setPaste(isSimplified || missing > 0 ? {isSimplified, missingPictures: missing, body: bodyOf()} : undefined);
  };
  return {paste, onPaste: (result: PasteResult) => void onPaste(result)};
}

/** @returns the picture, or a smaller JPEG of it if the website cannot use it as it is */
async function readPicture(picture: File): Promise<{name: string; bytes: Uint8Array}> {
  if (picture.size > MAX_PICTURE_BYTES) return readPicture(await shrinkPhoto(picture));
  const bytes = await readUpload(picture);
  return isHeic(bytes) ? readPicture(await shrinkPhoto(picture)) : {name: picture.name, bytes};
}
