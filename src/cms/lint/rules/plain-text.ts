import {SKIP_MARKER} from '../../../shared/skip-marker';
import {closestMatch} from '../../values/closest-match';
import {findInvisible} from '../../parse/characters';
import {leadingListMarker} from '../../parse/list-markers';
import {describePunctuation, stripPunctuation} from '../../parse/punctuation';
import {defineRule, type Examples} from '../define-rule';

/** HTML and Markdown that a person may have pasted. `<5` is neither. */
const MARKUP: readonly (readonly [what: string, pattern: RegExp])[] = [
  ['a comment', /<!--/],
  ['HTML', /<\/?[a-z][^<>]*>?|&(#\d+|[a-z]{2,8});/i],
  ['Markdown for a link', /\[[^[\]]*\]\([^)]*\)?|\]\(/],
  ['Markdown for bold', /\*\*|(?<![\p{L}\p{N}_])__(?=[^\s_])[^_]{0,200}__(?![\p{L}\p{N}_])/u],
  [
    'Markdown for italics',
    /(?<![\p{L}\p{N}*])\*(?=[^\s*])[^*]{0,200}\*(?![\p{L}\p{N}*])|(?<![\p{L}\p{N}_./@])_(?=[^\s_])[^_]{0,200}_(?![\p{L}\p{N}_])/u,
  ],
  ['Markdown for a heading', /^#{1,6} |(?<= )#{2,6} /],
  ['formatting from another program', /~~|==(?=[^\s=])[^=]{0,200}==|\[\[/],
  ['a backtick', /`/],
  ['a backslash', /\\[*_#`|[\]]/],
];

/** A lone surrogate, which cannot be stored or shown. */
const LONE_SURROGATE = /\p{Surrogate}/u;
const LETTER_OR_DIGIT = /[\p{L}\p{N}]/u;
const PLACEHOLDER = /\{[^{}]*\}/g;

export const rule = defineRule({
  id: 'plain-text',
  messages: {
    broken: ['{field*} contains a broken character, which cannot be shown.', 'Retype the text.'],
    signAfter: [
      '{field*} cannot be shown as it is. After "{word}" there is an invisible character ({name}).',
      'Remove it.',
    ],
    signBefore: [
      '{field*} cannot be shown as it is. Before "{word}" there is an invisible character ({name}).',
      'Remove it.',
    ],
    signHere: ['{field*} cannot be shown as it is. Here there is an invisible character ({name}).', 'Remove it.'],
    skip: [
      '{field*} contains "{skip*}", which tells GitHub or the web host not to check the change.',
      'Write it in other words.',
    ],
    onlySymbols: ['{field*} is "{value}", which is only a placeholder.', 'Write text, or remove it if it is optional.'],
    listMarker: ['{field*} begins with the list marker {sign}, which readers would see.', 'Write {right}.'],
    markup: ['{field*} contains {what}, "{found}", which readers would see.', 'Write plain text.'],
    tab: ['{field*} contains a tab, which separates the cells of a spreadsheet.', 'Write {right}.'],
    punctuation: ['{field*} {what}, which readers would see.', 'Write {right}.'],
    bracket: [
      '{field*} contains {found}, which readers would see.',
      'Did you mean "{meant*}"?',
      'Write the text itself.',
    ],
    noPlaceholder: ['{field*} needs {missing}, which the site replaces with a value.', 'Write it as in "{example*}".'],
  },
  check: {
    // A field is plain text, in which the site replaces placeholders such as `{name}` only.
    value: (report, {value, meta: {words, example = ''}}) => {
      const found =
        findHidden(value) ?? (words ? (findMarkup(value, example) ?? findPlaceholder(value, example)) : undefined);
      if (found) report(found);
    },
  },
});

/** Finds a character that cannot be seen in any value, also one written as a code such as `\\u200B`. */
const findHidden = (text: string) => (LONE_SURROGATE.test(text) ? ({message: 'broken'} as const) : findInvisible(text));

function findMarkup(text: string, example: string) {
  const [skip] = text.match(SKIP_MARKER) ?? [];
  if (skip !== undefined) return {message: 'skip', data: {skip}} as const;
  // Some fields contain only a symbol, such as %.
  if (LETTER_OR_DIGIT.test(example) && text.trim() !== '' && !LETTER_OR_DIGIT.test(text))
    return {message: 'onlySymbols'} as const;
  const mark = leadingListMarker(text);
  if (mark) return {message: 'listMarker', data: {sign: mark.sign, right: mark.text}} as const;
  for (const [what, pattern] of MARKUP) {
    const [found] = pattern.exec(text) ?? [];
    if (found !== undefined) return {message: 'markup', data: {what, found}} as const;
  }
  if (text.includes('\t')) {
    const cells = text.split('\t').flatMap((cell) => cell.trim() || []);
    return {message: 'tab', data: {right: cells.join(', ')}} as const;
  }
  const what = describePunctuation(example) === undefined ? describePunctuation(text) : undefined;
  return what === undefined
    ? undefined
    : ({message: 'punctuation', data: {what, right: stripPunctuation(text)}} as const);
}

function findPlaceholder(text: string, example: string) {
  const [allowed, placeholders] = [example, text].map((item): string[] => item.match(PLACEHOLDER) ?? []);
  const found =
    placeholders?.find((name) => !allowed?.includes(name)) ?? /[{}]/.exec(text.replace(PLACEHOLDER, ''))?.[0];
  if (found !== undefined) {
    const meant = allowed?.length ? (closestMatch(found, allowed) ?? allowed.join('" or "')) : undefined;
    return {message: 'bracket', data: {found, meant}} as const;
  }
  const missing = allowed?.find((name) => !placeholders?.includes(name));
  return missing === undefined
    ? undefined
    : ({message: 'noPlaceholder', data: {missing, example: example.replace(/\.$/, '')}} as const);
}

export const docs = 'A field contains plain text. Readers would see any Markdown or HTML in it.';

export const examples: Examples<typeof rule> = {
  'careers/analyst | location: [Lagos]': {
    invalid: [
      ['location: [«"…"»]', 'onlySymbols'],
      ['location: [«"- Warri"»]', 'listMarker', {sign: '-', right: 'Warri'}],
    ],
  },
  'projects | description: Four projects.': {
    invalid: [
      ['description: «Four projects. <!-- x -->»', 'markup', {what: 'a comment', found: '<!--'}],
      ['description: «Four **bold** projects.»', 'markup', {what: 'Markdown for bold', found: '**'}],
      ['description: «Four <b>bold</b> ones.»', 'markup', {what: 'HTML', found: '<b>'}],
      ['description: «Call {phone} us.»', 'bracket', {found: '{phone}'}],
      ['description: «Four projects}.»', 'bracket', {found: '}'}],
    ],
  },
  '_site.yml | in {minutes} minutes': {invalid: [['in some minutes', 'noPlaceholder', {missing: '{minutes}'}]]},
  entry: {
    valid: [
      "title: 'Size 6*4 and 8*6'",
      "title: 'Project “beta” and [sic], [1], unit # 5 and #1'",
      "title: 'R&D; AT&T'",
      "title: '湖南（Hunan） Steel'",
      "title: 'Type 🅰 of 25 Ω'",
    ],
    invalid: [
      ['title: «Beta [skip ci]»', 'skip', {skip: '[skip ci]'}],
      ['title: «Beta\tLagos»', 'tab', {right: 'Beta, Lagos'}],
      ['title: «"Project\\u200B beta"»', 'signAfter', {word: 'Project', name: 'zero-width space'}],
      ['title: «"Project \\uD800"»', 'broken'],
      ['title: «"\\u200BProject"»', 'signBefore', {word: 'Project'}],
      ['title: «"\\u200B"»', 'signHere'],
      ["title: «'“Beta”,'»", 'punctuation', {what: 'ends with a comma', right: 'Beta'}],
    ],
  },
  'about/certifications | validUntil: Valid until {date}': {
    invalid: [['validUntil: «Valid»', 'noPlaceholder', {missing: '{date}'}]],
  },
  'projects/alpha | description: What was done.': {
    invalid: [['«description: |»\n  One,\n  two,', 'punctuation', {what: 'ends with a comma', right: 'One,\ntwo'}]],
  },
};
