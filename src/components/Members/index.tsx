import {useId, useState, type FocusEvent, type KeyboardEvent, type MouseEvent, type PointerEvent} from 'react';
import {usePage} from '../../hooks/usePage';
import type {ManagementMember} from '../../site/page-types';
import {slug} from '../../shared/slug';
import useAnchors from '../../hooks/useAnchors';
import clsx from 'clsx';
import type {Logo} from '../../cms/parse';
import {interpolate} from '../../shared/interpolate';
import Icon from '../../ui/Icon';
import Photo from '../../ui/Photo';
import RichText from '../../ui/RichText';
import {useSite} from '../../hooks/useSite';
import {imageLoading} from '../../hooks/browser';
import styles from './styles.module.css';

/** The leaders of the company as cards that flip over. */
export default function Members() {
  const {members} = usePage('management');
  useAnchors(members.map(({name}) => slug(name)));
  return (
    <ul className={styles.members} data-axis>
      {members.map((member) => (
        <li key={member.name} id={slug(member.name)} className={styles.member}>
          <h3>{member.name}</h3>
          <p className={styles.position}>{member.position}</p>
          <Card {...member} />
        </li>
      ))}
    </ul>
  );
}

/** The width of a card, or of the screen on a phone. */
const SIZES = '(min-width: 40em) 22rem, 92vw';

/** A portrait that flips over to the name, the position and the biography. */
function Card({name, position, image, bio}: ManagementMember) {
  const site = useSite();
  const id = useId();
  const {open, handlers} = useFlip();
  return (
    <div className={styles.card}>
      <button
        type="button"
        className={styles.button}
        aria-expanded={open}
        aria-controls={id}
        aria-label={interpolate(site.labels.biography, {name})}
        {...handlers}
      />
      <div className={styles.faces}>
        <div className={styles.front}>
          {'widths' in image ? <Photo photo={image} alt="" sizes={SIZES} eager /> : <PlaceholderPortrait {...image} />}
          <Icon name="plus" className={styles.hint} />
        </div>
        <div id={id} className={clsx(styles.back, 'onInk')}>
          <p className={styles.title} aria-hidden="true">
            <b>{name}</b>
            {position}
          </p>
          <RichText as="p" text={bio} />
        </div>
      </div>
    </div>
  );
}

/** The drawing for a member without a portrait. */
function PlaceholderPortrait({src, width, height}: Logo) {
  return <img src={src} alt="" width={width} height={height} {...imageLoading('always')} decoding="async" />;
}

/** Peek: flipped while hovered or focused. Pinned: flipped until the next click. */
type State = 'closed' | 'peek' | 'pinned';

/**
 * Flips a card on hover and keyboard focus, keeps it flipped after a click, and flips it back on another click or
 * Escape. Touch only clicks, because it can neither hover nor focus. After a key press, screen readers hear the new state.
 */
function useFlip() {
  const [state, setState] = useState<State>('closed');
  const peek = () => setState((now) => (now === 'closed' ? 'peek' : now));
  const leave = () => setState((now) => (now === 'peek' ? 'closed' : now));
  return {
    open: state !== 'closed',
    /** For the button over the card. */
    handlers: {
      onPointerEnter: ({pointerType}: PointerEvent) => {
        if (pointerType !== 'touch') peek();
      },
      onPointerLeave: leave,
      onFocus: ({currentTarget}: FocusEvent) => {
        if (currentTarget.matches(':focus-visible')) peek();
      },
      onBlur: leave,
      onKeyDown: ({key}: KeyboardEvent) => {
        if (key === 'Escape') setState('closed');
      },
      onClick: ({detail}: MouseEvent) => {
        const byKey = detail === 0;
        setState((now) => (now === 'pinned' || (byKey && now === 'peek') ? 'closed' : 'pinned'));
      },
    },
  };
}
