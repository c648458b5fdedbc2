import type {GithubService} from '../../node/github-service';

/** The time between two requests about a proposal: they use less than a sixth of an account's hourly limit. */
export const POLL_INTERVAL_MS = 30_000;

export interface BranchFile {
  sha: string;
  size: number;
  /** Git's mode, which a change keeps. */
  mode: string;
}

export type {GithubService};

/** A signed-in session, which lives as long as the page. It caches what it has read. */
export interface Connection {
  service: GithubService;
  token: string;
  /** The content of files that were read, by git's hash. */
  read: Map<string, Uint8Array>;
  /** The files of commits that were listed. */
  listed: Map<string, ReadonlyMap<string, BranchFile>>;
  /** Cached answers by name: the repository's settings, permissions, what may not be read. */
  known: Map<string, Promise<unknown>>;
}

/** Requests once and caches the answer; after a failure the next call requests again. */
export function memoizeRequest<T>({known}: Connection, name: string, work: () => Promise<T>): Promise<T> {
  const answer = (known.get(name) as Promise<T> | undefined) ?? work();
  known.set(name, answer);
  answer.catch(() => known.delete(name));
  return answer;
}

export const connect = (service: GithubService, token: string): Connection => ({
  service,
  token,
  read: new Map(),
  listed: new Map(),
  known: new Map(),
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
