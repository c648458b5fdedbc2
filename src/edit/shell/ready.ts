/** What the pieces around a session hand to each other. */
import type {Reader} from '../../content/draft/reader';
import type {Branch, Connection, Proposal, send as sendChange} from '../github';
import type {Facts} from '../model/facts';
import type {Kept} from './drafts';

/** Everything that a session begins with. */
export interface Ready {
  reader: Reader;
  facts: Facts;
  connection: Connection;
  base: Branch;
  proposals: readonly Proposal[];
  kept?: Kept;
}

/** Proposes what was changed; the dialog that asks for it brings what sends. */
export type Send = (propose: typeof sendChange, title: string, body: string) => Promise<void>;
