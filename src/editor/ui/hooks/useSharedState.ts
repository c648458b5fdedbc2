import {useCallback, useEffect, useRef, useState} from 'react';

type Change<T> = (now: T) => T;

type Shared<T> =
  /** The changes made before the value has loaded. */
  | {is: 'loading'; waiting: readonly Change<T>[]}
  /** `isOwn`: this tab has changed the value, and not another one. */
  | {is: 'loaded'; value: T; isOwn: boolean};

function withChange<T>(state: Shared<T>, change: Change<T>): Shared<T> {
  if (state.is === 'loading') return {...state, waiting: [...state.waiting, change]};
  const value = change(state.value);
  return value === state.value ? state : {is: 'loaded', value, isOwn: true};
}

function withLoaded<T>(state: Shared<T>, loaded: T): Shared<T> {
  if (state.is === 'loaded') return state;
  const value = state.waiting.reduce((now, change) => change(now), loaded);
  return {is: 'loaded', value, isOwn: value !== loaded};
}

/** A value from another tab replaces that of this one, but not the changes that wait here. */
const withReceived = <T>(state: Shared<T>, value: T): Shared<T> =>
  state.is === 'loading' ? withLoaded(state, value) : {is: 'loaded', value, isOwn: false};

interface SharedStateOptions<T> {
  /** Names the value for all tabs and on this device. */
  name: string;
  load: () => Promise<unknown>;
  save: (value: T) => Promise<unknown>;
  /** @returns a valid value; undefined when the stored one has a different format */
  parse: (stored: unknown) => T | undefined;
  initial: () => T;
}

/** Keeps a value on this device, and equal in all tabs that show it. It is undefined until it has loaded. */
export function useSharedState<T>({name, load, save, parse, initial}: SharedStateOptions<T>) {
  const [state, setState] = useState<Shared<T>>({is: 'loading', waiting: []});
  const change = useCallback((next: Change<T>) => setState((now) => withChange(now, next)), []);
  useEffect(() => {
    let isOver = false;
    const begin = (stored?: unknown) => {
      if (!isOver) setState((now) => withLoaded(now, parse(stored) ?? initial()));
    };
    load().then(begin, () => begin());
    return () => {
      isOver = true;
    };
  }, [load, parse, initial]);
  const channel = useRef<BroadcastChannel>(undefined);
  useEffect(() => {
    const opened = new BroadcastChannel(name);
    channel.current = opened;
    opened.onmessage = ({data}: MessageEvent<unknown>) => {
      const other = parse(data);
      if (other !== undefined) setState((now) => withReceived(now, other));
    };
    return () => opened.close();
  }, [name, parse]);
  useEffect(() => {
    if (state.is === 'loading' || !state.isOwn) return;
    // If the device has no space, the value is kept as long as the page is open.
    save(state.value).catch(() => undefined);
    channel.current?.postMessage(state.value);
  }, [state, save]);
  return [state.is === 'loaded' ? state.value : undefined, change] as const;
}
