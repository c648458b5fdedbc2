/** Netlify runs this at /edit/session. It is the only function of this site. */
import {exchange} from '../../src/editor/auth/exchange';

export default (request: Request) => exchange(request, process.env);

export const config = {path: '/edit/session'};
