/** What each rule about the subject of this site asks for. */
import {ENGINE_RULE_DOCS, type RuleDocs} from '../cms/lint/rule-docs';

const SITE_RULE_DOCS: Readonly<Record<string, RuleDocs>> = {
  'disagreeing-figure': {
    description: 'Figures agree with each other on all pages, and with what is counted from them. This is a warning.',
    wrong: '200+ projects completed, while another page says 150+',
  },
  'foreign-letter': {
    description: 'Words use the letters that the fonts of the site have. This is a warning.',
    wrong: 'a name in Chinese characters',
  },
  'nameless-contact': {
    description: 'Every desk names a person. This is a warning before a launch.',
    wrong: 'a desk without person',
  },
  'near-deadline': {
    description:
      'Certificates, policies and addresses are renewed before their last day. Each night somebody is reminded.',
    wrong: 'validUntil: the day after tomorrow',
  },
  'past-day': {description: 'No day that matters is past. This is a warning.', wrong: 'closes: 2020-01-31'},
  'safety-rate': {
    description: 'A rate in words is what the safety figures give.',
    wrong: 'An LTIF of 0.1, while the figures give 0.4',
  },
  sample: {
    description: 'No sample value is left before the site is published.',
    wrong: 'sample: true',
  },
  'unshown-project': {
    description: 'The number of projects is not more than those that are shown. This is a warning before a launch.',
    wrong: '900+ projects, of which twelve are shown',
  },
};

const INTRODUCTION = `# All rules

What the [linter](CONTRIBUTING.md) checks. \`npm run check\` prints the name of the rule behind each finding, and the editor links to it. A finding cannot be silenced. The command \`npm run guide\` writes this file, so do not edit it by hand.`;

/** @returns the Markdown of `.github/rules.md`, one section for each rule */
export function renderRules(): string {
  const docs = Object.entries({...ENGINE_RULE_DOCS, ...SITE_RULE_DOCS}).sort(([a], [b]) => (a < b ? -1 : 1));
  const sections = docs.map(
    ([id, {description, wrong}]) => `## ${id}\n\n${escape(description)}\n\nWrong: \`${wrong}\``,
  );
  return `${[INTRODUCTION, ...sections].join('\n\n')}\n`;
}

/** A description is plain words; GitHub would read the name of a block as HTML, and "__" as bold. */
const escape = (text: string) => text.replace(/[<>*#]/g, '\\$&');
