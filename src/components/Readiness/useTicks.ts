import {useEffect, useState} from 'react';

const KEY = 'papers-at-hand';
/** Between two names; none of them has more than one line. */
const NEXT = '\n';

interface Ticks {
  /** The names that are ticked; nothing in the HTML, where no tick would last. */
  ticks?: readonly string[];
  change: (names: readonly string[]) => void;
}

/** What a visitor has ticked: kept on the device and sent nowhere. */
export function useTicks(): Ticks {
  const [ticks, setTicks] = useState<readonly string[]>();
  useEffect(() => setTicks(kept()), []);
  return {
    ticks,
    change: (names) => {
      setTicks(names);
      keep(names.join(NEXT));
    },
  };
}

function kept(): string[] {
  try {
    return (localStorage.getItem(KEY) ?? '').split(NEXT);
  } catch {
    return [];
  }
}

function keep(names: string): void {
  try {
    if (names) localStorage.setItem(KEY, names);
    else localStorage.removeItem(KEY);
  } catch {
    // Blocked: the ticks last as long as the page.
  }
}
