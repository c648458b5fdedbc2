import {useEffect, useState} from 'react';

const KEY = 'papers-at-hand';
/** Separates the stored names, which all have one line. */
const NEXT = '\n';

/**
 * Keeps a visitor's ticks on the device and sends them nowhere.
 * @returns the ticked names, which are undefined in the HTML, where no tick would last, and a function that changes
 * them
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
    // Storage is blocked: the ticks last as long as the page.
  }
}
