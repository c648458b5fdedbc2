/** Reads GitHub's state through one cache: the order of answers, sharing, retries and polling are decided here. */
import {type QueryKey, useQuery} from '@tanstack/react-query';
import {useEffect} from 'react';
import {type Connection, GitHubError, type OnError} from '../../github';

/** The time between two requests about a proposal: they use less than a sixth of an account's hourly limit. */
export const POLL_INTERVAL_MS = 30_000;
const MAX_RETRIES = 2;
const FIRST_RETRY_MS = 1000;

/** @returns the milliseconds until GitHub accepts requests again; 0 when it has not asked for a pause */
const pauseOf = (error: unknown): number =>
  error instanceof GitHubError && error.details.date ? Math.max(0, error.details.date.getTime() - Date.now()) : 0;

/** @returns the time until the next request; false when only a new sign-in can help */
const pollIntervalAfter = (error: unknown, interval: number): number | false =>
  error instanceof GitHubError && error.needsSignIn ? false : Math.max(interval, pauseOf(error));

interface GithubQuery<T> {
  connection: Connection;
  /** Identifies what is asked. A changed key is a new question, and answers to the old one are dropped. */
  key: QueryKey;
  load: () => Promise<T>;
  onError: OnError;
  /** An answer from before this component appeared. */
  initial?: T;
  /** Milliseconds between two requests; undefined for data that cannot change. */
  interval?: number;
  isEnabled?: boolean;
}

/** A request that may have failed on the way is repeated twice; what GitHub refuses is not. */
export const githubRetries = {
  retry: (count: number, error: Error) => count < MAX_RETRIES && error instanceof GitHubError && error.isUncertain,
  retryDelay: (count: number) => FIRST_RETRY_MS * 2 ** count,
};

/** The options of a query, which `useQueries` also takes. */
export const githubQueryOptions = <T>({
  key,
  load,
  initial,
  interval,
  isEnabled = true,
}: Omit<GithubQuery<T>, 'onError' | 'connection'>) => ({
  queryKey: key,
  queryFn: load,
  initialData: initial,
  enabled: isEnabled,
  staleTime: interval === undefined ? Infinity : 0,
  ...githubRetries,
  refetchInterval: ({state}: {state: {error: unknown}}) =>
    interval === undefined ? (false as const) : pollIntervalAfter(state.error, interval),
  refetchOnWindowFocus: ({state}: {state: {error: unknown}}) => interval !== undefined && state.error === null,
  // An equal answer keeps its identity, so that nothing is rendered again.
  structuralSharing: (before: unknown, now: unknown) => (JSON.stringify(before) === JSON.stringify(now) ? before : now),
});

/** @returns the newest answer, the reason of the last failure, and a function that asks immediately */
export function useGithubQuery<T>({connection, onError, ...options}: GithubQuery<T>) {
  const {data, failureReason, refetch} = useQuery(githubQueryOptions(options), connection.queries);
  useReportedError(failureReason, onError);
  return {data, failure: failureReason?.message, ask: refetch};
}

/** Asks for a new sign-in if that can fix an error. */
export function useReportedError(error: Error | null, onError: OnError): void {
  useEffect(() => {
    if (error) onError(error);
  }, [error, onError]);
}
