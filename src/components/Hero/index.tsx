import type {ReactNode} from 'react';
import clsx from 'clsx';
import BandEnd from '../../ui/BandEnd';
import useDataSaver from '../../hooks/useDataSaver';
import {usePage} from '../../hooks/usePage';
import Actions from './Actions';
import Rail from './Rail';
import Slide from './Slide';
import styles from './styles.module.css';
import useCarousel from './useCarousel';
import {useSite} from '../../hooks/useSite';

/** The first screen of Home: five slides with their scale, and three buttons. */
export default function Hero(): ReactNode {
  const site = useSite();
  const {slides} = usePage('home');
  const carousel = useCarousel(slides.length);
  const saver = useDataSaver();
  const next = saver ? undefined : (carousel.index + 1) % slides.length;
  const {carousel: label, carouselKind} = site.labels;
  return (
    <section
      className={clsx(styles.hero, 'onInk')}
      aria-roledescription={carouselKind}
      aria-label={label}
      {...carousel.handlers}>
      <div className={styles.slides} aria-live={carousel.running ? 'off' : 'polite'}>
        {slides.map((slide, position) => (
          <Slide key={slide.id} slide={slide} position={position} place={roleOf(position, carousel, next)} />
        ))}
      </div>
      <div className={clsx('wrap', styles.controls)}>
        <Actions />
        <Rail slides={slides} carousel={carousel} />
      </div>
      <BandEnd />
    </section>
  );
}

/** A slide far from the current one is not rendered, so that its picture does not load too early. */
function roleOf(position: number, {index, previous}: {index: number; previous: number}, next?: number) {
  if (position === index) return 'on';
  return position === previous || position === next ? 'near' : 'far';
}
