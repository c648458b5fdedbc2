import type {ReactNode} from 'react';
import type {HeroSlide} from '../../../site/page-types';
import {interpolate} from '../../../shared/interpolate';
import Highlight from '../../../ui/Highlight';
import Photo from '../../../ui/Photo';
import {useSearchTerm} from '../../../hooks/searchTerm';
import styles from './styles.module.css';
import {useSite} from '../../../hooks/useSite';

/**
 * Unless the visitor saves data, the pictures of the first slides load at once and the loading screen waits for them,
 * so that none appears half drawn. The last slide loads later.
 */
const AWAITED = 4;

const NARROW = '(max-width: 47.99em)';

interface Props {
  slide: HeroSlide;
  /** Counted from 0. */
  position: number;
  place: 'on' | 'near' | 'far';
}

export default function Slide({slide, position, place}: Props): ReactNode {
  const site = useSite();
  const term = useSearchTerm();
  const {title, subtitle, description, image, portrait, alt, focal} = slide;
  const Title = position === 0 ? 'h1' : 'p';
  return (
    <div
      className={styles.slide}
      role="group"
      data-place={place}
      aria-label={interpolate(site.labels.slide, {number: position + 1, name: subtitle})}
      style={{'--focal': focal} as object}>
      <Photo
        photo={image}
        narrow={{photo: portrait, media: NARROW}}
        alt={alt}
        sizes="100vw"
        awaited={position < AWAITED}
        first={position === 0}
      />
      <div className={`wrap ${styles.words}`}>
        <p className={styles.subtitle}>
          <Highlight text={subtitle} term={term} />
        </p>
        <Title className={styles.title}>
          <Highlight text={title} term={term} />
        </Title>
        <p className={styles.description}>
          <Highlight text={description} term={term} />
        </p>
      </div>
    </div>
  );
}
