import type {Connection, GithubService} from './connection';

type Hosts = Pick<GithubService, 'web' | 'previewHost'>;

/** @returns an address of the service's own pages, GitHub's; undefined for any other. */
export const githubLink = (address: string | null | undefined, {web}: Hosts): string | undefined =>
  parse(address, ({origin}) => origin === web);

/** @returns the address of a preview; undefined for any other. */
export const previewLink = (address: string | null | undefined, {previewHost, web}: Hosts): string | undefined =>
  parse(address, ({protocol, host, origin}) =>
    // The local service shows the preview itself.
    previewHost === undefined
      ? origin === web && !web.startsWith('https:')
      : protocol === 'https:' && isOf(host, previewHost),
  );

/** Anybody may have a project of the name `evil--ours` at Cloudflare, but none at Netlify. */
const isOf = (host: string, end: string) =>
  host === end || host.endsWith(`${end.endsWith('.netlify.app') ? '--' : '.'}${end}`);

function parse(address: string | null | undefined, isAllowed: (url: URL) => boolean): string | undefined {
  if (!address || !URL.canParse(address)) return undefined;
  const url = new URL(address);
  return isAllowed(url) && url.username === '' && url.password === '' ? url.href : undefined;
}

const ADDRESS = /https?:\/\/[^\s"'<>()[\]\\`]+/g;

/** @returns the first address of a preview among words of a host or its robot. */
export const previewIn = (text: string, hosts: Hosts): string | undefined =>
  (text.match(ADDRESS) ?? []).map((address) => previewLink(address, hosts)).find((link) => link !== undefined);

/** @returns the explanation of a rule of the linter, in the list that `npm run guide` writes. */
export const rulePage = ({service: {web, repository}}: Connection, ruleId: string): string =>
  `${web}/${repository}/blob/HEAD/.github/rules.md#${encodeURIComponent(ruleId)}`;

/** @returns a proposal's page on GitHub. */
export const proposalPage = ({service: {web, repository}}: Connection, number: number): string =>
  `${web}/${repository}/pull/${number}`;
