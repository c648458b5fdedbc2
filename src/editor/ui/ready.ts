/** What the pieces around a session hand to each other. */
import type {Reader} from '../../site/content';
import type {Branch, Connection, Proposal, send as sendChange, Sent} from '../github';
import type {EditorFacts} from '../state/facts';
import type {Kept} from './drafts';

/** Everything that a session begins with. */
export interface Ready {
  reader: Reader;
  facts: EditorFacts;
  connection: Connection;
  base: Branch;
  /** Whose drafts are kept. */
  account: string;
  /** Whether the account may propose changes and remarks. */
  isWriter: boolean;
  /** Where they were needed for the first page; else they are asked for once it is there. */
  proposals?: readonly Proposal[];
  /** The proposal that the address asks to look at. */
  reviewed?: Proposal;
  kept?: Kept;
  /** What a person has to know at the beginning. */
  notice?: string;
}

/** Proposes what was changed; the dialog that asks for it brings what sends. */
export type Send = (propose: typeof sendChange, title: string, body: string) => Promise<void>;

/** A proposal that others have overtaken. */
export type Overtaken = Pick<Sent, 'branch' | 'number' | 'url'> & {
  /** Its commit that is in the draft already, when more has come to it since. */
  since?: string;
};
