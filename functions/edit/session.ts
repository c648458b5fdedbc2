/** Cloudflare Pages runs this at /edit/session, and nothing else of this site. */
import {exchange, type Secrets} from '../../src/edit/server/exchange';

export const onRequest = ({request, env}: {request: Request; env: Secrets}) => exchange(request, env);
