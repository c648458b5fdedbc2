import type {ReactNode} from 'react';
import type {HeroSlide} from '../../../site/page-types';
import {interpolate} from '../../../shared/interpolate';
import Icon from '../../../ui/Icon';
import type useCarousel from '../useCarousel';
import styles from './styles.module.css';
import {useSite} from '../../../hooks/useSite';

interface Props {
  slides: HeroSlide[];
  carousel: ReturnType<typeof useCarousel>;
}

/** The dots of the carousel, drawn as a scale with one division for each slide, and its three buttons. */
export default function Rail({slides, carousel}: Props): ReactNode {
  const site = useSite();
  const {index, go, playing, toggle, running} = carousel;
  const {slide: label, pause, play, previous, next} = site.labels;
  return (
    <div className={styles.rail} data-running={running || undefined}>
      <div className={styles.dots}>
        {slides.map(({id, subtitle}, position) => (
          <button
            key={id}
            type="button"
            className={styles.dot}
            aria-current={position === index || undefined}
            aria-label={interpolate(label, {number: position + 1, name: subtitle})}
            onClick={() => go(position)}>
            <b>{position + 1}</b> <span>{subtitle}</span>
          </button>
        ))}
      </div>
      <div className={styles.buttons}>
        <button type="button" className={styles.pause} aria-label={playing ? pause : play} onClick={toggle}>
          <Icon name={playing ? 'player-pause' : 'player-play'} />
        </button>
        <button type="button" aria-label={previous} onClick={() => go(index - 1)}>
          <Icon name="arrow-left" />
        </button>
        <button type="button" aria-label={next} onClick={() => go(index + 1)}>
          <Icon name="arrow-right" />
        </button>
      </div>
    </div>
  );
}
