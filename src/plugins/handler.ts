/** What a handler answers to an address that is its own. */
interface Served {
  type: string;
  body: Buffer | string;
}

/** Answers an address under `start` with what a build would have written there, or leaves it to others. */
export type Handler = (url: string) => Promise<Served | undefined>;
