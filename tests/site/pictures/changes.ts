/** A change of code as somebody might commit it. */
export interface CodeChange {
  name: string;
  /** The file, what it holds, and what it holds instead. */
  edits: [file: string, from: string, to: string][];
}

/** A change that shows, with the part that has to be named and a page on which it shows. */
export interface Slip extends CodeChange {
  part: string;
  route: string;
  /** It shows only where the focus is. */
  focused?: true;
}

const sheet = (part: string) => `src/${part}/styles.module.css`;
const style = (part: string, from: string, to: string): [string, string, string][] => [[sheet(part), from, to]];

export const SLIPS: Slip[] = [
  {
    name: '2 px more padding in buttons',
    edits: style('layout/Button', 'padding: 0.75rem 1.5rem;', 'padding: 0.75rem calc(1.5rem + 2px);'),
    part: 'Button',
    route: '/projects',
  },
  {
    name: 'a colour one step off',
    edits: style(
      'theme/Navbar/TopBar',
      'border-bottom: 1px solid var(--color-on-ink-rule)',
      'border-bottom: 1px solid rgb(255 255 255 / 0.18)',
    ),
    part: 'Navbar/TopBar',
    route: '/oem',
  },
  {
    name: 'a lighter weight of font',
    edits: style('layout/ArrowLink', 'font-weight: 600', 'font-weight: 500'),
    part: 'ArrowLink',
    route: '/',
  },
  {
    name: 'a missing icon',
    edits: [['src/theme/Navbar/TopBar/index.tsx', '<Icon name="mail" />', '']],
    part: 'Navbar/TopBar',
    route: '/oem',
  },
  {
    name: 'another icon',
    edits: [['src/layout/ArrowLink/index.tsx', 'name="arrow-right"', 'name="chevron-right"']],
    part: 'ArrowLink › Icon',
    route: '/',
  },
  {
    name: 'a lost focus ring of the tabs',
    edits: style('components/Offices/Tabs', 'outline-offset: -4px;', 'outline: none;'),
    part: 'Offices/Tabs',
    route: '/contact',
    focused: true,
  },
  {
    name: 'a lost focus ring of buttons',
    edits: style('layout/Button', '.signal {', '.button:focus-visible {\n  outline: none;\n}\n\n.signal {'),
    part: 'Button',
    route: '/projects',
    focused: true,
  },
  {
    name: 'words that run over the edge at 390 px',
    edits: style('components/CallToAction', 'max-width: 34ch;', 'min-width: 420px;\n  text-align: end;'),
    part: 'CallToAction',
    route: '/projects',
  },
  {
    name: 'a rule that is gone',
    edits: style('components/Openings/Opening', 'border-top: 1px solid var(--color-rule);', ''),
    part: 'Openings/Opening',
    route: '/careers',
  },
  {
    name: 'a sign between the crumbs that is gone',
    edits: style('shells/Breadcrumbs', "content: '/' / '';", "content: '' / '';"),
    part: 'Breadcrumbs',
    route: '/oem',
  },
  {
    name: 'tighter lines',
    edits: style('layout/Tiles', 'line-height: 1.5;', 'line-height: 1.45;'),
    part: 'Tiles',
    route: '/careers',
  },
  {
    name: 'a smaller gap between chips',
    edits: style('layout/Chips', 'gap: 0.5rem;', 'gap: 0.375rem;'),
    part: 'Chips',
    route: '/projects',
  },
  {
    name: 'a mark of another width',
    edits: style('components/Timeline', 'width: 16px;', 'width: 14px;'),
    part: 'Timeline',
    route: '/about/history',
  },
  {
    name: 'logos of another shape',
    edits: style('layout/LogoPlate', 'aspect-ratio: 5 / 2;', 'aspect-ratio: 5 / 3;'),
    part: 'LogoPlate',
    route: '/oem',
  },
  {
    name: 'rounder fields',
    edits: style('components/Form/Field', 'border-radius: var(--radius-1);', 'border-radius: 4px;'),
    part: 'Form/Field',
    route: '/contact/vendor',
  },
  {
    name: 'fainter words in the box of the search',
    edits: style('theme/Navbar/SearchBox', 'opacity: 0.82;', 'opacity: 0.8;'),
    part: 'Navbar/SearchBox',
    route: '/oem',
  },
  {
    name: 'the second button with the look of the first',
    edits: [['src/components/CallToAction/index.tsx', "look={index === 0 ? 'ink' : 'line'}", 'look="ink"']],
    part: 'CallToAction › Buttons › Button',
    route: '/projects',
  },
  {
    name: 'a heading of another rank',
    edits: [['src/components/CallToAction/index.tsx', '<h2>{heading}</h2>', '<p>{heading}</p>']],
    part: 'CallToAction',
    route: '/projects',
  },
  {
    name: 'a number of sections that is gone',
    edits: style('layout/SectionHead', 'content: counter(section, decimal-leading-zero);', "content: '';"),
    part: 'SectionHead',
    route: '/careers',
  },
  {
    name: 'a line that is gone in the dark alone',
    edits: [
      [
        sheet('theme/Footer'),
        '.block {',
        '@media (prefers-color-scheme: dark) {\n  .block {\n    border-color: transparent !important;\n  }\n}\n.block {',
      ],
    ],
    part: 'Footer',
    route: '/oem',
  },
];

export const QUIET_CHANGES: CodeChange[] = [
  {name: 'a comment in a style sheet', edits: style('layout/Button', '.button {', '/* All of them. */\n.button {')},
  {
    name: 'another order of declarations',
    edits: style(
      'layout/Tiles',
      '  height: 2rem;\n  margin-bottom: 1.125rem;',
      '  margin-bottom: 1.125rem;\n  height: 2rem;',
    ),
  },
  {
    name: 'a class of another name',
    edits: [
      [sheet('components/Timeline'), '.year {', '.date {'],
      [sheet('components/Timeline'), '.year {', '.date {'],
      ['src/components/Timeline/index.tsx', 'styles.year', 'styles.date'],
    ],
  },
  {
    name: 'the same lengths in another spelling',
    edits: style('layout/Chips', 'padding: 0.375rem 1rem;', 'padding-block: 0.375rem;\n  padding-inline: 16px;'),
  },
  {
    name: 'a rule that matches nothing',
    edits: style('layout/Section', '.alt {', '.section[data-never] {\n  color: red;\n}\n\n.alt {'),
  },
  {
    name: 'an attribute that does not show',
    edits: [['src/layout/ArrowLink/index.tsx', '<Link to={to}', '<Link data-link="arrow" to={to}']],
  },
  {
    name: 'a colour by its value',
    edits: style('components/CallToAction', '--color-action: var(--petrol-960);', '--color-action: #061a20;'),
  },
  {
    name: 'code that answers a click',
    edits: [['src/components/Hero/useCarousel.ts', '(next + count) % count', '(count + next) % count']],
  },
  {
    name: 'another look under the pointer',
    edits: style('layout/Button', 'transform: translateX(4px);', 'transform: translateX(6px);'),
  },
  {
    name: 'other names for the same values in code',
    edits: [
      [
        'src/components/CallToAction/index.tsx',
        'const {heading, text, buttons} = callToAction;',
        'const {heading, text: promise, buttons} = callToAction;',
      ],
      ['src/components/CallToAction/index.tsx', '<Words text={text} />', '<Words text={promise} />'],
    ],
  },
];
