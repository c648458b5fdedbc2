import {get} from '../verify/requests';
import type {Findings} from './answers';

const GONE = new Set([404, 410]);
const FAULT = 500;
const REFUSED = 400;

/**
 * @param registers the pages on which issuers show the papers of the company
 * @returns a sentence for each that visitors follow in vain; registers may refuse programs, which tells nothing
 */
export async function registerFlaws(registers: readonly string[]): Promise<Findings> {
  const found = await Promise.all(
    registers.map(async (address): Promise<Findings> => {
      const status = await get(address).then(
        (answer) => answer.status,
        () => undefined,
      );
      if (status === undefined || GONE.has(status) || status >= FAULT)
        return {
          wrong: [`A register that a certificate links to does not answer: ${address} (${status ?? 'no answer'}).`],
        };
      return status < REFUSED ? {} : {unseen: [`Not looked at: ${address}, which refuses programs (${status}).`]};
    }),
  );
  return {wrong: found.flatMap(({wrong = []}) => wrong), unseen: found.flatMap(({unseen = []}) => unseen)};
}
