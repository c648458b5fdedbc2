import {useState, type FocusEvent, type KeyboardEvent, type MouseEvent, type PointerEvent} from 'react';

/** Peek: turned over for as long as it is pointed at or focused. Pinned: until it is clicked again. */
type State = 'closed' | 'peek' | 'pinned';

interface Flip {
  open: boolean;
  /** For the button that is over the card. */
  handlers: {
    onPointerEnter: (event: PointerEvent) => void;
    onPointerLeave: () => void;
    onFocus: (event: FocusEvent) => void;
    onBlur: () => void;
    onKeyDown: (event: KeyboardEvent) => void;
    onClick: (event: MouseEvent) => void;
  };
}

/**
 * A card that turns over on hover and on keyboard focus, stays turned when clicked, and turns back when clicked again or
 * by Escape. A finger neither hovers nor focuses: it clicks. A key turns what is on screen, and says so each time.
 */
export default function useFlip(): Flip {
  const [state, setState] = useState<State>('closed');
  const peek = () => setState((now) => (now === 'closed' ? 'peek' : now));
  const leave = () => setState((now) => (now === 'peek' ? 'closed' : now));
  return {
    open: state !== 'closed',
    handlers: {
      onPointerEnter: ({pointerType}) => {
        if (pointerType !== 'touch') peek();
      },
      onPointerLeave: leave,
      onFocus: ({currentTarget}) => {
        if (currentTarget.matches(':focus-visible')) peek();
      },
      onBlur: leave,
      onKeyDown: ({key}) => {
        if (key === 'Escape') setState('closed');
      },
      onClick: ({detail}) => {
        const byKey = detail === 0;
        setState((now) => (now === 'pinned' || (byKey && now === 'peek') ? 'closed' : 'pinned'));
      },
    },
  };
}
