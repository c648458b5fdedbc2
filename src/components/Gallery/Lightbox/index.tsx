import {useCallback, useEffect, useRef, useState, type MouseEvent} from 'react';
import clsx from 'clsx';
import type {Photo as PhotoData} from '../../../cms/parse';
import {opensElsewhere} from '../../../shared/clicks';
import {interpolate} from '../../../shared/interpolate';
import Icon from '../../../ui/Icon';
import Photo, {AspectBox} from '../../../ui/Photo';
import {useBackCloses} from '../../../hooks/useBackCloses';
import useSwipe from '../../../hooks/useSwipe';
import styles from './styles.module.css';
import {useSite} from '../../../hooks/useSite';

const STEPS: Record<string, number> = {ArrowLeft: -1, ArrowRight: 1};

/** A click on these elements does not close the dialog. */
const CONTENT = 'img, figcaption, button';

interface Props {
  photos: {src: PhotoData; alt: string; category: string; caption?: string}[];
  /** The index of the first photo to show. */
  start: number;
  onClose: () => void;
}

/** Shows the photos one by one in full screen, each in its largest version. */
export default function Lightbox({photos, start, onClose}: Props) {
  const {dialog, index, step, close} = useLightbox(photos.length, start);
  const swipe = useSwipe(step);
  const photo = photos[index];
  const {lightbox, photoPlace, closePhoto, previousPhoto, nextPhoto} = useSite().labels;
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
          {/* A translator replaces bare text, which React can then no longer change. */}
          <span>{caption}</span>
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

interface LinkProps {
  photo: PhotoData;
  alt: string;
  sizes: string;
  onOpen: () => void;
}

/** A photo that opens in the lightbox. Without JavaScript, and in a new tab, it links to its largest version. */
export function PhotoLink({photo, onOpen, ...box}: LinkProps) {
  function open(event: MouseEvent) {
    if (opensElsewhere(event)) return;
    event.preventDefault();
    onOpen();
  }
  return (
    <a href={`${photo.src}-${photo.width}.jpg`} aria-haspopup="dialog" onClick={open}>
      <AspectBox photo={photo} {...box} linked />
    </a>
  );
}

/**
 * A modal dialog of `count` photos. The arrow keys step through them and wrap around. A click that begins and ends
 * beside the photo closes the dialog; a drag over the caption selects its text instead. The browser itself closes the
 * dialog on Escape and restores the focus.
 */
function useLightbox(count: number, start: number) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [index, setIndex] = useState(start);
  const step = useCallback((by: number) => setIndex((now) => (now + by + count) % count), [count]);
  const close = useCallback(() => dialog.current?.close(), []);

  useBackCloses(true, close);

  useEffect(() => {
    const listeners = new AbortController();
    const {signal} = listeners;
    dialog.current?.showModal();
    dialog.current?.addEventListener('keydown', ({key}) => step(STEPS[key] ?? 0), {signal});
    let beganBeside = true;
    dialog.current?.addEventListener('pointerdown', ({target}) => (beganBeside = isOutsideContent(target)), {signal});
    dialog.current?.addEventListener('click', ({target}) => beganBeside && isOutsideContent(target) && close(), {
      signal,
    });
    return () => listeners.abort();
  }, [step, close]);

  return {dialog, index, step, close};
}

const isOutsideContent = (target: EventTarget | null): boolean => target instanceof Element && !target.closest(CONTENT);
