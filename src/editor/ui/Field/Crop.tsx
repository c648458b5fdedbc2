import {useCallback, useEffect, useMemo, useRef, useState, type ReactNode} from 'react';
import {deferredMessages} from '../../messages/deferred';
import {cropFor, cropPhoto, type PictureShape} from '../../state/resize-photo';
import type {Receive} from '../Upload';
import offerStyles from '../Offer/styles.module.css';
import {useEditor} from '../hooks/useEditor';
import {useLoaded} from '../hooks/useLoaded';
import {useObjectUrl} from '../hooks/useObjectUrl';
import styles from './styles.module.css';

interface Props {
  bytes: Uint8Array;
  type: string;
  shape: PictureShape;
  /** Is called when the person chooses a part. The function that it returns receives the photo, unless it is too late. */
  onChoose: () => Receive<Uint8Array>;
}

/**
 * Offers to crop a new photo whose aspect ratio does not fit this field, and shows what each choice keeps. It crops the
 * photo as it was chosen, so a person can change their mind.
 */
export default function Crop({bytes, type, shape, onChoose}: Props): ReactNode {
  const {onError} = useEditor();
  const [original, setOriginal] = useState(bytes);
  const [written, setWritten] = useState<{bytes: Uint8Array; part: number}>();
  // Undo brings the original back; another photo of the same name replaces it.
  if (bytes !== original && bytes !== written?.bytes) {
    setOriginal(bytes);
    setWritten(undefined);
  }
  const photo = useMemo(() => new Blob([new Uint8Array(original)], {type}), [original, type]);
  const address = useObjectUrl(photo);
  /** The number of the last press, or of the last photo: only the answer to it is applied. */
  const latest = useRef(0);
  useEffect(() => () => void (latest.current += 1), [photo]);
  // The linter reports files that are not pictures.
  const load = useCallback(() => createImageBitmap(photo).catch(() => undefined), [photo]);
  const {loaded: size} = useLoaded(load, onError);
  const crop = size && cropFor(size, shape);
  if (!crop) return null;
  const {partsAcross, partsDown} = deferredMessages.picture;
  const parts = crop.isAcross ? partsAcross : partsDown;
  const keep = async (part: number) => {
    latest.current += 1;
    const request = latest.current;
    const receive = onChoose();
    const cropped = await cropPhoto(photo, crop, part).catch(() => undefined);
    const isCurrent = cropped && request === latest.current;
    if (isCurrent) setWritten({bytes: cropped, part});
    receive(isCurrent ? cropped : undefined);
  };
  return (
    <div className={offerStyles.offer} role="group" aria-label={deferredMessages.picture.crop}>
      <p>{deferredMessages.picture.crop}</p>
      <div className={styles.crops}>
        {parts.map((name, index) => {
          const part = index / (parts.length - 1);
          return (
            <button
              key={name}
              aria-pressed={bytes === written?.bytes && written.part === part}
              onClick={() => void keep(part)}>
              <img
                src={address}
                alt=""
                style={{aspectRatio: crop.width / crop.height, objectPosition: `${part * PERCENT}% ${part * PERCENT}%`}}
              />
              {name}
            </button>
          );
        })}
      </div>
    </div>
  );
}

const PERCENT = 100;
