/**
 * The programs of this site that hosts run: the exact text of each, by its path. Any other file in a folder where hosts
 * look for programs is refused. src/editor/auth has the code behind them.
 */
export const PROGRAMS: Readonly<Record<string, string>> = {
  'functions/edit/session.ts': `/** Cloudflare Pages runs this at /edit/session, and nothing else of this site. */
import {exchange, type Secrets} from '../../src/editor/auth/exchange';

export const onRequest = ({request, env}: {request: Request; env: Secrets}) => exchange(request, env);
`,
  'netlify/functions/edit-session.ts': `/** Netlify runs this at /edit/session, and nothing else of this site. */
import {exchange} from '../../src/editor/auth/exchange';

export default (request: Request) => exchange(request, process.env);

export const config = {path: '/edit/session'};
`,
};
