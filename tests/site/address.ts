/** A port of their own, so that the tests never meet a server that somebody left running. */
export const SITE_PORT = Number(process.env.SITE_PORT ?? 8791);
export const SITE_URL = `http://127.0.0.1:${SITE_PORT}`;
