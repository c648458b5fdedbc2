import {isDay, longDate} from '../../shared/days';
import {escapeLineStart, forLog, inMarkdown} from '../../shared/escape';
import type {PageChange} from '.';
import {shortenChange, type FieldChange, type ValueChange} from './fields';
import {stripMarkdown} from './plain-text';

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

const PHOTO = /!\[([^[\]\n]*)\]\([^()\n]*\)/g;
/** The end of a link that a change has cut in two. */
const END_OF_LINK = /\]\(([^()\n]*)\)/g;

/** @returns a text or a day for people, with the address after each link, and the description of a photo */
const readable = (text: string): string =>
  isDay(text)
    ? longDate(text)
    : stripMarkdown(text, (links) => links.replace(PHOTO, 'photo “$1”').replace(END_OF_LINK, ' (link to $1)'));

/** Wraps the words of a text in marks, which must touch them. Without words there is nothing to mark. */
const marked =
  (start: string, end = start, escape = (text: string) => text) =>
  (text: string): string => {
    const words = readable(text);
    const content = words.trim();
    return content === '' ? words : words.replace(content, () => start + escape(content) + end);
  };

const quoted = marked('“', '”');

/** For one line on a page, where nothing is struck through. */
const LINE: Style = {
  plain: readable,
  added: quoted,
  removed: (text) => quoted(text).replace(/”\s*$/, '” → '),
};

/** The space keeps two marks apart, which would otherwise be read as one. */
const MARKDOWN: Style = {
  plain: (text) => inMarkdown(readable(text)),
  added: marked('**', '**', inMarkdown),
  removed: (text) => `${marked('~~', '~~', inMarkdown)(text)} `,
  hidesPaths: true,
};

const HEADLINES = {added: 'new page', removed: 'page removed', changed: ''};

/** @returns what happened to the whole page; empty when only its content changed. */
export function pageHeadline({kind, from, path = '', visibleFrom}: PageChange): string {
  if (kind === 'moved') return `moved from ${from ?? ''} to ${path}`;
  return visibleFrom === undefined || !isDay(visibleFrom)
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
