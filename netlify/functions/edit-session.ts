/** Netlify runs this at /edit/session, and nothing else of this site. */
import {exchange} from '../../src/editor/auth/exchange';

export default (request: Request) => exchange(request, process.env);

export const config = {path: '/edit/session'};
