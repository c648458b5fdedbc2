import {useEffect, useState} from 'react';

const KEY = 'papers-at-hand';
/** Between two names; none of them has more than one line. */
const NEXT = '\n';

/**
 * What a visitor has ticked: kept on the device and sent nowhere.
 * @returns the names that are ticked, which are nothing in the HTML, where no tick would last, and what changes them
 */
export function useTicks(): [ticks: readonly string[] | undefined, change: (names: readonly string[]) => void] {
  const [ticks, setTicks] = useState<readonly string[]>();
  useEffect(() => setTicks(kept()), []);
  return [
    ticks,
    (names) => {
      setTicks(names);
      keep(names.join(NEXT));
    },
  ];
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
