import {useEffect} from 'react';
import {FOLLOW_MS} from '../github';

/** Asks GitHub at once, and then repeatedly while this is on screen. */
export function useFollowing(ask: () => Promise<unknown>): void {
  useEffect(() => {
    void ask();
    const timer = setInterval(() => void ask(), FOLLOW_MS);
    return () => clearInterval(timer);
  }, [ask]);
}
