/** Cloudflare Pages runs this at /edit/session. It is the only function of this site. */
import {exchange, type Secrets} from '../../src/editor/auth/exchange';

export const onRequest = ({request, env}: {request: Request; env: Secrets}) => exchange(request, env);
