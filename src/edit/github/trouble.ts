import {SENTENCES} from './words';

/** What can go wrong on the way to GitHub and back. Each has its sentence in `words.ts`. */
export type TroubleKind = keyof typeof SENTENCES;

/** More of what happened, as far as it is known. */
export interface Details {
  /** When it may work again, from a limit. */
  at?: Date;
  /** The files of pages/ and static/ that it is about. */
  paths?: readonly string[];
  /** For developers: the request and the answer's number, without anything of the person's. */
  request?: string;
}

/**
 * Why something could not be done. `message` is the sentence for staff with its advice. The draft is as it was, and the
 * same call may be made again.
 */
export class Trouble extends Error {
  constructor(
    readonly kind: TroubleKind,
    readonly details: Details = {},
  ) {
    super(SENTENCES[kind](details));
    this.name = 'Trouble';
  }

  /** Whether the person must sign in again, in a dialog over the page, before the next try. */
  get needsSignIn(): boolean {
    return this.kind === 'signedOut';
  }
}
