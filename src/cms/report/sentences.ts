import {longDate} from '../../shared/days';
import {escapeLineStart, forLog, inMarkdown} from '../../shared/escape';
import type {PageChange} from '.';
import {shortenChange, type FieldChange, type ValueChange} from './fields';

interface Style {
  plain: (text: string) => string;
  added: (text: string) => string;
  removed: (text: string) => string;
  /** Whether to leave out paths of pictures, which mean nothing to the readers. */
  hidesPaths?: boolean;
}

const TERMINAL: Style = {
  plain: (text) => text,
  added: (text) => `{+${text}+}`,
  removed: (text) => `[-${text}-]`,
};

/** For one line on a page, where nothing is struck through. */
const LINE: Style = {
  plain: (text) => text,
  added: (text) => `“${text.trim()}” `,
  removed: (text) => `“${text.trim()}” → `,
};

/** @returns a text without Markdown characters, with the target after each link, and the description of a photo */
const withoutMarkdown = (text: string): string =>
  text
    .replace(/!\[([^[\]\n]*)\]\([^()\n]*\)/g, 'photo “$1”')
    .replace(/\]\(([^()\n]*)\)/g, ' (link to $1)')
    .replace(/!?\[|\*\*/g, '');

const DAY = /^\d{4}-\d\d-\d\d$/;
/** Formats text for people, including days. */
const plain = (text: string): string => inMarkdown(DAY.test(text) ? longDate(text) : withoutMarkdown(text));

/** Wraps text in a mark, which must touch the text. */
const marked = (mark: string) => (text: string) => {
  const words = withoutMarkdown(text);
  const content = words.trim();
  return content === '' ? words : words.replace(content, () => `${mark}${plain(content)}${mark}`);
};

/** The space keeps two marks apart, which would otherwise be read as one. */
const MARKDOWN: Style = {plain, added: marked('**'), removed: (text) => `${marked('~~')(text)} `, hidesPaths: true};

const HEADLINES = {added: 'new page', removed: 'page removed', changed: ''};

/** @returns what happened to the whole page; empty when only its content changed. */
export function pageHeadline({kind, from, path = '', visibleFrom}: PageChange): string {
  if (kind === 'moved') return `moved from ${from ?? ''} to ${path}`;
  return visibleFrom === undefined || !DAY.test(visibleFrom)
    ? HEADLINES[kind]
    : `${HEADLINES[kind]}, visible from ${longDate(visibleFrom)}`;
}

export const asText = (pages: PageChange[]): string =>
  pages.flatMap((page) => linesOf(page, TERMINAL).map(forLog)).join('\n');

export const asMarkdown = (pages: PageChange[]): string =>
  pages.flatMap((page) => linesOf(page, MARKDOWN).map((line) => `- ${escapeLineStart(line)}`)).join('\n');

function linesOf(page: PageChange, style: Style): string[] {
  const name = style.plain(page.name);
  const whole = pageHeadline(page);
  const pageSentence =
    whole === '' ? [] : [`${name}: ${style.plain(page.kind === 'moved' ? whole : `${whole} (${page.path ?? ''})`)}`];
  return [
    ...pageSentence,
    ...groupBySection(page).map(
      ({section, entries}) =>
        `${name} › ${style.plain(section)}: ${entries.map((entry) => entryText(entry, style)).join('; ')}`,
    ),
  ];
}

export const changeSentence = (
  section: string,
  name: string,
  {label, what}: {label: string; what: ValueChange},
): string => `${section}: ${entryText({name, changes: [{label, what}], alsoOn: []}, LINE)}`;

interface Entry {
  /** The name of the entry and a colon, if something in it changed. */
  name: string;
  changes: (FieldChange & {label: string})[];
  alsoOn: string[];
}

type ReportedEntry = Omit<Entry, 'changes'> & {
  changes: Pick<Entry['changes'][number], 'label' | 'what' | 'isPicture'>[];
};

export interface SectionChange {
  section: string;
  entries: Entry[];
}

/** @returns the changes of a page in reading order, grouped by section and by entry. */
export function groupBySection({changes}: PageChange): SectionChange[] {
  const sections = new Map<string, Map<string, Entry>>();
  for (const change of changes) {
    const [section = '', ...innerSections] = change.place;
    const label = innerSections.pop() ?? '';
    const entries = sections.get(section) ?? new Map<string, Entry>();
    sections.set(section, entries);
    // A change that does not belong to an entry forms its own group.
    const key = innerSections.join(': ') || `${label} ${entries.size}`;
    const entry = entries.get(key) ?? {name: innerSections.join(': '), changes: [], alsoOn: []};
    entries.set(key, entry);
    entry.changes.push({...change, label});
    entry.alsoOn = [...new Set([...entry.alsoOn, ...(change.alsoOn ?? [])])];
  }
  return [...sections].map(([section, entries]) => ({
    section,
    entries: [...entries.values()],
  }));
}

function entryText({name, changes, alsoOn}: ReportedEntry, style: Style): string {
  const start = name === '' ? '' : `${style.plain(name)}: `;
  const all = changes.map(({label, what, isPicture}) => {
    const text = isPicture && style.hidesPaths ? pictureText(what) : whatText(shortenChange(what), style);
    return [label && style.plain(label), text].filter(Boolean).join(' ');
  });
  const end = alsoOn.length === 0 ? '' : style.plain(` (also on ${alsoOn.join(', ')})`);
  return start + all.join(', ') + end;
}

const pictureText = (what: ValueChange): string =>
  what.kind === 'words' && what.runs.length === 1 ? (what.runs[0]?.kind ?? '') : 'replaced';

function whatText(what: ValueChange, style: Style): string {
  if (what.kind === 'note') return style.plain(what.text);
  if (what.kind === 'value') return `${style.plain(what.before)} → ${style.plain(what.after)}`;
  const [first, ...others] = what.runs;
  if (first && others.length === 0 && first.kind !== 'same') return style.plain(`'${first.text}' ${first.kind}`);
  return what.runs.map(({kind, text}) => style[kind === 'same' ? 'plain' : kind](text)).join('');
}
