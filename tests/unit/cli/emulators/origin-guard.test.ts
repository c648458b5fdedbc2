import {once} from 'node:events';
import {createServer, type IncomingMessage, type ServerResponse} from 'node:http';
import type {AddressInfo} from 'node:net';
import {localProxy} from '../../../../src/cli/host';
import {minimalEnvironment} from '../../../../src/cli/build';
import {findFreePort} from '../../../../src/cli/ports';
import {OriginGuard} from '../../../../src/cli/emulators/origin-guard';
import {sendCrossSiteRequest} from '../../editor/request';

const OWN = 'http://127.0.0.1:8798';
const SITE = 'http://localhost:3000';
const EVIL = 'https://evil.example';
const AS_A_LINK = {'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document'};

/** The headers of a request, whether it is answered, and which page may read the response. */
const REQUESTS: [what: string, headers: Record<string, string>, isAnswered: boolean, reader?: string][] = [
  ['a program of this machine', {host: '127.0.0.1:8798'}, true],
  ['a page of the emulator itself', {host: 'localhost:8798', origin: 'http://localhost:8798'}, true],
  ['a page of the site', {host: '127.0.0.1:8798', origin: SITE}, true, SITE],
  ['a link of another site', {host: '127.0.0.1:8798', ...AS_A_LINK}, true],
  ['a script of another site', {host: '127.0.0.1:8798', origin: EVIL}, false],
  ['a page that hides its origin', {host: '127.0.0.1:8798', origin: 'null'}, false],
  ['another port of this machine', {host: '127.0.0.1:8798', origin: 'http://localhost:3001'}, false],
  ['a foreign name that resolves to this machine', {host: 'evil.example:8798'}, false],
  ['such a name that begins like localhost', {host: 'localhost.evil.example:8798'}, false],
  ['such a name that ends like localhost', {host: 'evil.example#localhost:8798'}, false],
  ['this machine with another port', {host: 'localhost:1'}, false],
  ['a picture of another site', {host: '127.0.0.1:8798', 'sec-fetch-site': 'cross-site'}, false],
  ['a script tag of another port', {host: '127.0.0.1:8798', 'sec-fetch-site': 'same-site'}, false],
  ['a frame of another site', {host: '127.0.0.1:8798', ...AS_A_LINK, 'sec-fetch-dest': 'iframe'}, false],
];

it.each(REQUESTS)(
  'The origin guard of an emulator, for %s, allows only this machine and its site',
  (_what, ...rest) => {
    const [headers, isAnswered, reader] = rest;
    const answered = new Map<string, string>();
    const response = {setHeader: (name: string, value: string) => answered.set(name, value)};
    const request = {headers} as unknown as IncomingMessage;
    const opens = new OriginGuard([SITE]).opens(request, response as unknown as ServerResponse, OWN);
    expect(opens).toBe(isAnswered);
    expect(answered.get('Access-Control-Allow-Origin')).toBe(reader);
    expect(answered.get('X-Frame-Options')).toBe('DENY');
    expect(answered.get('Vary')).toBe('Origin');
  },
);

it('The built site is served under the names of this machine at its port, and under no other', async () => {
  const behind = createServer(({headers, url}, response) => response.end(`${headers.host} ${url}`));
  await once(behind.listen(0, '127.0.0.1'), 'listening');
  const {port} = behind.address() as AddressInfo;
  const site = await localProxy(await findFreePort(), {url: `http://127.0.0.1:${port}`, stop: () => behind.close()});
  const {host, port: own} = new URL(site.url);
  expect(await sendCrossSiteRequest(`${site.url}/about?a=b`, {})).toMatchObject({
    status: 200,
    message: `${host} /about?a=b`,
  });
  expect(await sendCrossSiteRequest(site.url, {Host: `localhost:${own}`})).toMatchObject({
    status: 200,
    message: `localhost:${own} /`,
  });
  for (const Host of [`evil.example:${own}`, `localhost.evil.example:${own}`, `user@localhost:${own}`, 'localhost'])
    expect(await sendCrossSiteRequest(site.url, {Host})).toMatchObject({status: 403});
  site.stop();
});

it('The build of a proposal’s preview gets no secret of this machine', () => {
  const secrets = {GITHUB_TOKEN: 'a', NPM_TOKEN: 'b', GITHUB_CLIENT_SECRET: 'c', NODE_OPTIONS: '--require ./d.js'};
  expect(minimalEnvironment({PATH: '/bin', ...secrets})).toEqual({PATH: '/bin'});
});
