import type {ReactNode} from 'react';
import clsx from 'clsx';
import type {Photo as PhotoData} from '../../../cms/parse';
import {interpolate} from '../../../shared/interpolate';
import Icon from '../../../ui/Icon';
import Photo from '../../../ui/Photo';
import useSwipe from '../../../hooks/useSwipe';
import styles from './styles.module.css';
import useLightbox from './useLightbox';
import {useSite} from '../../../hooks/useSite';

interface Props {
  photos: {src: PhotoData; alt: string; category: string; caption?: string}[];
  /** The index of the first photo to show. */
  start: number;
  onClose: () => void;
}

/** Shows the photos one by one in full screen, each in its largest version. */
export default function Lightbox({photos, start, onClose}: Props): ReactNode {
  const site = useSite();
  const {dialog, index, step, close} = useLightbox(photos.length, start);
  const swipe = useSwipe(step);
  const photo = photos[index];
  const {lightbox, photoPlace, closePhoto, previousPhoto, nextPhoto} = site.labels;
  if (!photo) return null;
  const {src, alt, category, caption = alt} = photo;
  return (
    <dialog ref={dialog} className={clsx(styles.lightbox, 'onInk')} aria-label={lightbox} onClose={onClose} {...swipe}>
      <div className={styles.top}>
        <p className="note" aria-live="polite">
          {interpolate(photoPlace, {number: index + 1, total: photos.length})}
        </p>
        <button type="button" aria-label={closePhoto} onClick={close}>
          <Icon name="x" />
        </button>
      </div>
      <figure className={styles.figure}>
        <div className={styles.stage} style={{'--ratio': src.width / src.height} as object}>
          <Photo key={src.src} photo={{...src, widths: [src.width]}} alt={alt} sizes="100vw" eager linked />
        </div>
        <figcaption aria-live="polite">
          {caption}
          <span className="note">{category}</span>
        </figcaption>
      </figure>
      <div className={styles.steps}>
        <button type="button" aria-label={previousPhoto} onClick={() => step(-1)}>
          <Icon name="arrow-left" />
        </button>
        <button type="button" aria-label={nextPhoto} onClick={() => step(1)}>
          <Icon name="arrow-right" />
        </button>
      </div>
    </dialog>
  );
}
