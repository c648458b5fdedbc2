import {useEffect, useState, type ReactNode} from 'react';
import {lazyWithRetry} from '../../lazy-with-retry';
import {lateMessages} from '../../messages/late';
import type {PictureShape} from '../../state/shrink';
import styles from './styles.module.css';

const cutting = lazyWithRetry(() => import('../../state/shrink'));

interface Props {
  /** The bytes of a photo that was chosen just now. */
  bytes: Uint8Array;
  type: string;
  /** Which shapes fit the place of the photo. */
  shape: PictureShape;
  put: (bytes: Uint8Array) => void;
}

/** The offer to cut a photo whose shape does not fit its place. */
export default function Crop({bytes, type, shape, put}: Props): ReactNode {
  const [size, setSize] = useState<{of: Uint8Array; width: number; height: number}>();
  const [photo] = useState(() => new Blob([new Uint8Array(bytes)], {type}));
  useEffect(() => {
    let isOld = false;
    // What is no picture, the linter reports.
    createImageBitmap(photo).then(
      ({width, height}) => !isOld && setSize({of: bytes, width, height}),
      () => undefined,
    );
    return () => {
      isOld = true;
    };
  }, [photo, bytes]);
  if (size?.of !== bytes) return null;
  const {width, height} = size;
  const isFlat = width > height * shape.flattest;
  if (!isFlat && height <= width * shape.tallest) return null;
  const parts = isFlat ? lateMessages.picture.partsAcross : lateMessages.picture.partsDown;
  return (
    <div className={styles.offer}>
      <p>{lateMessages.picture.crop}</p>
      {parts.map((part, index) => (
        <button
          key={part}
          type="button"
          onClick={() =>
            void cutting()
              .then(({cropped}) => cropped(photo, shape, index / (parts.length - 1)))
              .then(put)
          }>
          {part}
        </button>
      ))}
    </div>
  );
}
