/** The papers that a company should have at hand before it fills in a form. */
import * as z from 'zod';
import {field, register, sample, text, unique} from '../../cms/schema';

export const Paper = z.strictObject({
  name: unique(text('What the paper is called.', 'Certificate of Incorporation', 80)),
  note: text('What else must be right about it.', 'Valid to 31 December', 120).optional(),
  issuer: text('Who issues it.', 'Corporate Affairs Commission (CAC)', 80),
  where: text('Where one gets it, in a few words.', 'At the area office', 80).optional(),
  site: register('The public site of the issuer.', 'https://www.cac.gov.ng').optional(),
  sample,
});

/** @returns a paper as the page shows it: with the host name of its issuer's site, which is legible in print. */
export const shownPaper = ({site, sample: _sample, ...paper}: z.infer<typeof Paper>) => ({
  ...paper,
  site,
  host: site?.replace(/^https:\/\/(www\.)?/, ''),
});

export const readinessWords = field(
  z.strictObject({
    ready: text('How many are ticked; {count} and {total} are numbers.', '{count} of {total} at hand', 60),
    kept: text('What becomes of the ticks.', 'Your ticks stay on this device.', 120),
    print: text('The button that prints the list alone.', 'Print this list', 40),
    clear: text('The button that takes all ticks away.', 'Clear all ticks', 40),
  }),
  'The words around the list of papers.',
);

interface Listed {
  readiness?: unknown;
  readinessWords?: unknown;
}

/** A list of papers without the words around it. */
export function withWords({readiness, readinessWords: words}: Listed, context: z.RefinementCtx): void {
  if (readiness === undefined || words !== undefined) return;
  const params = {help: 'Bring the field "readinessWords" back from the history.'};
  context.addIssue({code: 'custom', path: ['readiness'], message: 'needs the words around the list', params});
}
