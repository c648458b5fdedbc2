/** The proposals that are open, and how far one of them is. */
import type {Connection} from './connection';
import type {STAGES} from './words';

/** A proposal that was sent from the editor and is not published yet. */
export interface Proposal {
  number: number;
  title: string;
  /** Its page on GitHub. */
  url: string;
  /** Load it to go on with the proposal. */
  branch: string;
  /** The account that sent it. */
  by: string;
  changedAt: Date;
}

/** How far a proposal is. */
export type Stage = keyof typeof STAGES;

/** What a reviewer asks for. Always shown as plain text. */
export interface Remark {
  by: string;
  words: string;
  /** The file and, counted from 1, the line that it is about. */
  file?: string;
  line?: number;
  /** The remark on GitHub. */
  url?: string;
}

/** How far a proposal is, in words. */
export interface Progress {
  stage: Stage;
  /** The same as a sentence for staff. */
  sentence: string;
  /** The proposal's page on GitHub. */
  url: string;
  /** The proposal as visitors would see it, when it can be seen. */
  preview?: string;
  /** When it was published or closed. */
  at?: Date;
  /** With `asked`: what the reviewer asks for. */
  remarks: readonly Remark[];
}

/**
 * @returns the proposals that are open, newest first, also those of others
 * @throws Trouble
 */
export function openProposals(connection: Connection): Promise<Proposal[]> {
  throw new Error(`Not built yet: ${connection.token}`);
}

/**
 * Asks once how far a proposal is, with at most six requests; ask again after `FOLLOW_MS`.
 * @throws Trouble
 */
export function followProposal(connection: Connection, number: number): Promise<Progress> {
  throw new Error(`Not built yet: ${connection.token} ${number}`);
}

/** Half a minute: an hour of it is a sixth of what GitHub allows an account. */
export const FOLLOW_MS = 30_000;
