import type {Connection, GithubService} from './connection';

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
      : protocol === 'https:' && isOf(host, previewHost),
  );

/** At Cloudflare anybody can name a project `evil--ours`; at Netlify nobody can. */
const isOf = (host: string, end: string) =>
  host === end || host.endsWith(`${end.endsWith('.netlify.app') ? '--' : '.'}${end}`);

function parse(address: string | null | undefined, isAllowed: (url: URL) => boolean): string | undefined {
  if (!address || !URL.canParse(address)) return undefined;
  const url = new URL(address);
  return isAllowed(url) && url.username === '' && url.password === '' ? url.href : undefined;
}

const ADDRESS = /https?:\/\/[^\s"'<>()[\]\\`]+/g;

/** @returns the first preview address in a text from a host or its bot. */
export const previewIn = (text: string, hosts: Hosts): string | undefined =>
  (text.match(ADDRESS) ?? []).map((address) => previewLink(address, hosts)).find((link) => link !== undefined);

/** @returns the address of a rule in .github/rules.md. */
export const rulePage = ({service: {web, repository}}: Connection, ruleId: string): string =>
  `${web}/${repository}/blob/HEAD/.github/rules.md#${encodeURIComponent(ruleId)}`;

/** @returns the address of a proposal's page on GitHub. */
export const proposalPage = ({service: {web, repository}}: Connection, number: number): string =>
  `${web}/${repository}/pull/${number}`;
