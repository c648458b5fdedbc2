import {memo, useEffect, useState, type FocusEvent, useSyncExternalStore} from 'react';
import clsx from 'clsx';
import BandEnd from '../../ui/BandEnd';
import {useDataSaver} from '../../hooks/browser';
import useReducedMotion from '../../hooks/useReducedMotion';
import {usePage} from '../../hooks/usePage';
import {useSite} from '../../hooks/useSite';
import Button from '../../ui/Button';
import Buttons from '../../ui/Buttons';
import {interpolate} from '../../shared/interpolate';
import Icon from '../../ui/Icon';
import type {HeroSlide} from '../../site/page-types';
import RichText from '../../ui/RichText';
import Photo from '../../ui/Photo';
import {useSearchTerm} from '../../hooks/useSearch';
import useSwipe from '../../hooks/useSwipe';
import styles from './styles.module.css';

/** The number of slides that have loaded when the loading screen disappears, unless the visitor saves data. */
const AWAITED_SLIDES = 4;

const NARROW = '(max-width: 47.99em)';

/** The first screen of Home: five slides with the dots of the carousel, and three buttons. */
export default function Hero() {
  const {slides} = usePage('home');
  const carousel = useCarousel(slides.length);
  const saver = useDataSaver();
  const next = saver ? undefined : (carousel.index + 1) % slides.length;
  const {carousel: label, carouselKind} = useSite().labels;
  return (
    <section
      className={clsx(styles.hero, 'onInk')}
      aria-roledescription={carouselKind}
      aria-label={label}
      {...carousel.handlers}>
      <div className={styles.slides} aria-live={carousel.running ? 'off' : 'polite'}>
        {slides.map((slide, position) => (
          <Slide key={slide.id} slide={slide} position={position} place={visibilityOf(position, carousel, next)} />
        ))}
      </div>
      <div className={clsx('wrap', styles.controls)}>
        <Actions />
        <SlideScale slides={slides} carousel={carousel} />
      </div>
      <BandEnd />
    </section>
  );
}

/** A slide far from the current one is not rendered, so that its picture does not load too early. */
function visibilityOf(position: number, {index, previous}: {index: number; previous: number}, next?: number) {
  if (position === index) return 'on';
  return position === previous || position === next ? 'near' : 'far';
}

/** The three buttons of the hero. Small screens have no room for the first one. */
const Actions = memo(function Actions() {
  const site = useSite();
  const {start, contact, profile} = usePage('home');
  return (
    <div className={styles.actions}>
      <Buttons>
        <Button to={start.href} variant="signal" className={styles.start}>
          {start.name}
        </Button>
        <Button to={contact.href} variant="line">
          {contact.name}
        </Button>
        <Button to={profile.file} variant="line" download>
          <Icon name="download" />
          <span>{profile.name}</span>
          {profile.size && <span className={styles.size}>{interpolate(site.labels.pdf, {size: profile.size})}</span>}
        </Button>
      </Buttons>
    </div>
  );
});

interface Props {
  slides: HeroSlide[];
  carousel: ReturnType<typeof useCarousel>;
}

/** The dots of the carousel, drawn as a scale with one division for each slide, and its three buttons. */
function SlideScale({slides, carousel}: Props) {
  const {index, go, playing, toggle, running} = carousel;
  const {slide: label, pause, play, previous, next} = useSite().labels;
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

interface SlideProps {
  slide: HeroSlide;
  position: number;
  place: ReturnType<typeof visibilityOf>;
}

/** Most slides stay as they are when another comes into view. */
const Slide = memo(function Slide({slide, position, place}: SlideProps) {
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
        awaited={position < AWAITED_SLIDES}
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
});

interface HighlightProps {
  text: string;
  /** Plain text. Case does not matter. */
  term: string;
}

/** A RichText that highlights every occurrence of the search term on Home. */
function Highlight({text, term}: HighlightProps) {
  if (term === '') return <RichText text={text} />;
  const pattern = new RegExp(`(${term.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')})`, 'gi');
  // `split` with a capturing group puts the matches at odd positions.
  return text.split(pattern).map((part, index) => (index % 2 === 1 ? <mark key={index}>{part}</mark> : part));
}

const onVisibility = (notify: () => void) => {
  document.addEventListener('visibilitychange', notify);
  return () => document.removeEventListener('visibilitychange', notify);
};

/** How long each slide is visible. */
const INTERVAL_MS = 6000;

/**
 * The carousel of the ARIA Authoring Practices Guide: it advances and wraps around. It stops while it is paused,
 * hovered or focused and while the tab is hidden, and never starts when the visitor asks for reduced motion or saves
 * data.
 */
function useCarousel(count: number) {
  const [{index, previous}, setPlace] = useState({index: 0, previous: 0});
  const [playing, setPlaying] = useState(true);
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const visible = useSyncExternalStore(
    onVisibility,
    () => !document.hidden,
    () => true,
  );
  const still = useReducedMotion();
  const running = playing && !hovered && !focused && visible && !still;
  const go = (next: number) => setPlace((now) => ({index: (next + count) % count, previous: now.index}));
  const swipe = useSwipe((step) => go(index + step));

  useEffect(() => {
    if (!running) return undefined;
    const timer = setTimeout(
      () => setPlace((now) => ({index: (now.index + 1) % count, previous: now.index})),
      INTERVAL_MS,
    );
    return () => clearTimeout(timer);
  }, [running, index, count]);

  return {
    index,
    /** The previous slide, which is fading out. */
    previous,
    go,
    /** Whether the visitor has not paused the slides; the pause button shows this. */
    playing,
    toggle: () => setPlaying((now) => !now),
    /** Whether the slides are moving now. */
    running,
    handlers: {
      onMouseEnter: () => setHovered(true),
      onMouseLeave: () => setHovered(false),
      onFocus: () => setFocused(true),
      onBlur: ({currentTarget, relatedTarget}: FocusEvent) => setFocused(currentTarget.contains(relatedTarget)),
      ...swipe,
    },
  };
}
