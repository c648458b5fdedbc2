/** The documentation of the rules about the subject of this site. */
import {ENGINE_RULE_DOCS, type RuleDocs} from '../cms/lint/rule-docs';

const SITE_RULE_DOCS: Readonly<Record<string, RuleDocs>> = {
  'disagreeing-figure': {
    description: 'Figures are the same on all pages, and agree with the numbers of entries. This is a warning.',
    wrong: '200+ projects completed, while another page says 150+',
  },
  'foreign-letter': {
    description: 'Words use the letters that the fonts of the site have. This is a warning.',
    wrong: 'a name in Chinese characters',
  },
  'nameless-contact': {
    description: 'Every desk names a person. This is a warning before a launch.',
    wrong: 'a desk without a person',
  },
  'near-deadline': {
    description:
      'Certificates, policies and addresses are renewed before their last day. A nightly check reminds staff.',
    wrong: 'validUntil: the day after tomorrow',
  },
  'past-day': {
    description: 'Closing days, expiry days and review days are not past. This is a warning.',
    wrong: 'closes: 2020-01-31',
  },
  'safety-rate': {
    description: 'A safety rate in a text is the rate in the safety figures.',
    wrong: 'an LTIF of 0.1, while the figures say 0.4',
  },
  sample: {
    description: 'No sample value is left before the site is published.',
    wrong: 'sample: true',
  },
  'unshown-project': {
    description: 'The site shows as many projects as it says. This is a warning before a launch.',
    wrong: '900+ projects, while the site shows twelve',
  },
};

const INTRODUCTION = `# All rules

What the [linter](CONTRIBUTING.md) checks. \`npm run check\` prints the name of the rule behind each finding, and the editor links to it. A finding cannot be silenced. The command \`npm run guide\` writes this file, so do not edit it by hand.`;

/** @returns the Markdown of `.github/rules.md`. */
export function renderRules(): string {
  const docs = Object.entries({...ENGINE_RULE_DOCS, ...SITE_RULE_DOCS}).sort(([a], [b]) => (a < b ? -1 : 1));
  const sections = docs.map(
    ([id, {description, wrong}]) => `## ${id}\n\n${escape(description)}\n\nWrong: \`${wrong}\``,
  );
  return `${[INTRODUCTION, ...sections].join('\n\n')}\n`;
}

/** Escapes a description, which is plain text; GitHub would read a block's name as HTML. */
const escape = (text: string) => text.replace(/[<>*#]/g, '\\$&');
