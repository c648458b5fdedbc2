import {QueryClient} from '@tanstack/query-core';
import type {GithubService} from '../../node/github-service';

/** Settings and permissions may change while the editor is open, so they are read again after five minutes. */
const FACTS_STALE_MS = 300_000;

export interface BranchFile {
  sha: string;
  size: number;
  /** Git's mode, which a change keeps. */
  mode: string;
}

export type {GithubService};

/** A signed-in session, which lives as long as the page. A new sign-in replaces only its token. */
export interface Connection {
  service: GithubService;
  token: string;
  /** The content of files that were read, by git's hash. */
  read: Map<string, Promise<Uint8Array<ArrayBuffer>>>;
  /** The files of commits and folders that were listed, by git's hash. */
  listed: Map<string, Promise<ReadonlyMap<string, BranchFile>>>;
  /** All answers about GitHub's current state: settings, permissions, proposals, comments and checks. */
  queries: QueryClient;
}

/** Requests once and caches the answer; calls at the same time share one request, and a failure is not cached. */
export const memoizeRequest = <T>({queries}: Connection, name: string, work: () => Promise<T>): Promise<T> =>
  queries.query({queryKey: ['fact', name], queryFn: work, staleTime: FACTS_STALE_MS, retry: false});

/** @returns whether an answer has been cached under this name */
export const isMemoized = ({queries}: Connection, name: string): boolean =>
  queries.getQueryData(['fact', name]) !== undefined;

export const connect = (service: GithubService, token: string): Connection => ({
  service,
  token,
  read: new Map(),
  listed: new Map(),
  // A request while the browser is offline fails at once, so that its error can be shown.
  queries: new QueryClient({defaultOptions: {queries: {networkMode: 'always', gcTime: Infinity}}}),
});

type Hosts = Pick<GithubService, 'web' | 'previewHost'>;

/** @returns the address if it is on GitHub; undefined for any other. */
export const githubLink = (address: string | null | undefined, {web}: Hosts): string | undefined =>
  parse(address, ({origin}) => origin === web);

/** @returns the address if it is that of a preview; undefined for any other. */
export const previewLink = (address: string | null | undefined, {previewHost, web}: Hosts): string | undefined =>
  parse(address, ({protocol, host, origin}) =>
    // The local emulator serves previews itself.
    previewHost === undefined
      ? origin === web && !web.startsWith('https:')
      : protocol === 'https:' && isHostUnder(host, previewHost),
  );

/** At Cloudflare anybody can name a project `evil--ours`; at Netlify nobody can. */
const isHostUnder = (host: string, end: string) =>
  host === end || host.endsWith(`${end.endsWith('.netlify.app') ? '--' : '.'}${end}`);

function parse(address: string | null | undefined, isAllowed: (url: URL) => boolean): string | undefined {
  if (!address || !URL.canParse(address)) return undefined;
  const url = new URL(address);
  return isAllowed(url) && url.username === '' && url.password === '' ? url.href : undefined;
}

const ADDRESS = /https?:\/\/[^\s"'<>()[\]\\`]+/g;

/** @returns the first preview address in a text from a host or its bot. */
export const previewLinkIn = (text: string, hosts: Hosts): string | undefined =>
  (text.match(ADDRESS) ?? []).map((address) => previewLink(address, hosts)).find((link) => link !== undefined);

export const rulePage = ({service: {web, repository}}: Connection, ruleId: string): string =>
  `${web}/${repository}/blob/HEAD/.github/rules.md#${encodeURIComponent(ruleId)}`;

export const proposalPage = ({service: {web, repository}}: Connection, number: number): string =>
  `${web}/${repository}/pull/${number}`;
