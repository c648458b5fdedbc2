import {CAREERS, type Slip} from './slip';

const town = (slip: string, location: string, ...says: Slip['says']): Slip => ({
  slip,
  file: CAREERS,
  was: 'location: [Lagos]',
  is: `location: ${location}`,
  says,
});

const signs = (words: string) =>
  `openings › 2 › location › 1 is "${words}", which says nothing. Write words, or remove what stands here where it may be absent.`;
const mark = (sign: string) =>
  `openings › 2 › location › 1 begins with ${sign}, the sign of a list, and would be shown with it. Write Warri.`;

/** Slips with what stands for a word: signs alone, and the sign of a list before it. */
export const TOWN_SLIPS: Slip[] = [
  town('writes two hyphens in place of a town', '[--]', signs('--')),
  town('writes a hyphen twice in a list of towns', '\n      - --', {at: '- --', says: signs('--')}),
  town('writes dots in place of a town', '["…"]', signs('…')),
  town('writes a question mark in place of a town', '["?"]', signs('?')),
  town('writes a hyphen before a town between quotes', '["- Warri"]', mark('-')),
  town('writes a hyphen close to a town', '[-Warri]', mark('-')),
  town('pastes the bullet of Word before a town', '["• Warri"]', mark('•')),
  town('pastes a star before a town', '["* Warri"]', mark('*')),
  town('pastes a dash before a town', '["– Warri"]', mark('–')),
  town('indents a town further than the one above', '\n      - Lagos\n        - Warri', {
    at: '        - Warri',
    says: 'The line "- Warri" is indented further than the entry above it, and is read as more of its words. Begin it below the hyphen above.',
  }),
];
