import {renameHelp, toValidName, withoutPdfPage} from '../../values/file-names';
import {encodeSpaces} from '../../links/link-audience';
import type {BodySource} from '../../parse/body-source';
import type {Location} from '../../definition/rule';
import {defineRule, type Examples} from '../define-rule';
import {linkProblem} from '../link-problem';

/** The beginnings of an address in a link. */
const ADDRESS = '(?:/|#|https?:|mailto:|tel:)';
const BEGINNING = new RegExp(`^${ADDRESS}`);
const LINK_MIDDLE = '](';
/** Links with one wrong bracket; the text and the address are the groups. */
const WRONG_BRACKETS = [
  ['noClosingBracket', new RegExp(`\\[([^\\][()\\n]{1,200})\\((${ADDRESS}[^\\][()\\s]*)\\)`)],
  ['squareBrackets', new RegExp(`\\[([^\\][\\n]{1,200})\\]\\[(${ADDRESS}[^\\][\\s]*)\\]`)],
  ['space', /\[([^[\]]+)\]\s+\(((?:\/|https?:|mailto:)[^)\s]*)\)/],
  ['swapped', /\(([^()[\]]+)\)\[((?:\/|#|https?:|mailto:|tel:)[^\]\s]*)\]/],
] as const;
/** The title of a link, between quotes of any kind. */
const TITLE = /^(\S+)\s+[“”„‟«»‘’‚"'](.*)[“”„‟«»‘’‚"']$/;
/** An address without the punctuation after it. */
const ADDRESS_ALONE = /^\S*[^\s.,;:!?*_]/;
/** The path of a file, which may contain brackets, before the bracket that closes the link. */
const FILE = /^[^\n[\]]*?\.(?:jpe?g|png|svg|pdf|heic|webp|gif)(?=\))/i;
const PICTURE = /\.(?:jpe?g|png|svg|heic|webp|gif)$/i;

export const rule = defineRule({
  id: 'link-syntax',
  yields: true,
  messages: {
    noClosingBracket: ['The bracket ] after the link text is missing.', 'Write {right}.'],
    noOpeningBracket: ['The bracket [ before the link text is missing.', 'Write [link text](/the/address).'],
    squareBrackets: ['The address of a link must be in round brackets.', 'Write {right}.'],
    space: ['There is a space between the link text [{text}] and its address ({address}).', 'Write {right}.'],
    swapped: ['The brackets of the link "{whole}" are swapped.', 'Write {right}.'],
    unclosed: ['The link "{text}" has no closing bracket.', 'Write {right}.', 'Write ) after its address.'],
    title: ['The quotation marks after the address {address} are not straight.', 'Write {right}.'],
    telephone: ['A telephone number in a link must not contain spaces.', 'Write {right}.'],
    spaces: ['The address "{address}" contains a space.', 'Replace each space with %20: {coded*}', '{help*}'],
  },
  check: {
    body: (report, {written, dialCode}) => ({
      text: (node) => {
        const [from, to] = written.offsetsOf(node);
        const text = written.unescapedText.slice(from, to);
        for (const [message, pattern] of WRONG_BRACKETS) {
          const found = pattern.exec(text);
          if (!found) continue;
          const [whole, words = '', address = ''] = found;
          const start = from + found.index;
          const right = `[${written.text.slice(start + 1, start + 1 + words.length)}](${address})`;
          const at = {from: start, to: start + whole.length};
          return report({message, data: {text: words, address, whole, right}, at, fix: right});
        }
        const middle = text.indexOf(LINK_MIDDLE);
        if (middle === -1) return;
        report(explainLink(written, from + middle, dialCode));
      },
    }),
  },
});

/** @param offset where `](` is, which separates the text and the address of a link */
function explainLink(written: BodySource, offset: number, dialCode: string) {
  const lineStart = written.text.lastIndexOf('\n', offset) + 1;
  const open = written.unescapedText.lastIndexOf('[', offset);
  if (open < lineStart) return {message: 'noOpeningBracket', at: {from: offset, to: offset}} as const;
  const from = written.text[open - 1] === '!' ? open - 1 : open;
  const begin = written.text.slice(from, offset + LINK_MIDDLE.length);
  const after = written.text.slice(offset + LINK_MIDDLE.length, written.lineEnd(offset));
  return explainAddress(begin, after, from, dialCode);
}

/** @param begin the beginning of the link, `[words](` */
function explainAddress(begin: string, after: string, from: number, dialCode: string) {
  const number = /^tel:[+\d\s().-]*(?=\))/.exec(after);
  const file = FILE.exec(after);
  const end = number ? number[0].length : file ? file[0].length : after.indexOf(')');
  const inside = (end === -1 ? after : after.slice(0, end)).trim();
  const [, address = inside, title] = TITLE.exec(inside) ?? [];
  if (end === -1) {
    const [alone = ''] = ADDRESS_ALONE.exec(inside) ?? [];
    const right = alone !== '' && isValidAddress(alone) ? `${begin}${alone})` : undefined;
    const at: Location = {from, to: from + begin.length + after.indexOf(alone) + alone.length};
    return {message: 'unclosed', data: {text: begin.replace(/^!?\[|\]\($/g, ''), right}, at, fix: right} as const;
  }
  const at: Location = {from, to: from + begin.length + end + 1};
  const write = (to: string) => ({at, fix: `${begin}${to})`});
  if (title !== undefined && isValidAddress(address)) {
    const found = write(`${address} "${title}"`);
    return {message: 'title', data: {address, right: found.fix}, ...found} as const;
  }
  const close = address.replace(/[\s().-]/g, '');
  const telephone = isValidAddress(close) ? close : linkProblem(close, dialCode)?.address;
  if (inside.startsWith('tel:') && telephone !== undefined) {
    const found = write(telephone);
    return {message: 'telephone', data: {right: found.fix}, ...found} as const;
  }
  const coded = encodeSpaces(inside);
  return coded !== undefined && isValidAddress(coded)
    ? ({message: 'spaces', data: {address: inside, coded}, ...write(coded)} as const)
    : ({message: 'spaces', data: {address: inside, help: helpFor(inside)}, at} as const);
}

const isValidAddress = (address: string): boolean => BEGINNING.test(address) && linkProblem(address) === undefined;

function helpFor(address: string): string {
  if (/^mailto:[^?]*$/.test(address)) return 'Remove the space from the e-mail address.';
  if (address.startsWith('mailto:')) return 'Write %20 for each space and %26 for &.';
  if (PICTURE.test(address) && !address.startsWith('/img/')) {
    const right = toValidName(address.split(/[/\\]/).at(-1) ?? '');
    return `Save the file in static/img as ${right}, then write /img/${right}.`;
  }
  if (!/^\/(?:files|img)\//.test(address)) return 'Remove the space from the address.';
  return renameHelp(withoutPdfPage(address));
}

export const docs = 'The brackets of a link are right, with no space between or inside them.';

export const examples: Examples<typeof rule> = {
  body: {
    valid: [
      'He said [sic] it, as in [1] and [2]. The list [a, b] and the range [0, 1).',
      'Brackets \\[x\\]\\(y\\) as they are.',
      '(see [our people](/about/who-we-are)), and [more](/about/who-we-are "about us").',
      '[Call us](tel:+442079460018) or [write](mailto:info@client.example).',
      '[Tanks](/projects?discipline=engineering#work) and [words](/search?q=two%20words).',
    ],
    invalid: [
      ['See «[our work] (/projects)».', 'space', 'See [our work](/projects).'],
      [
        '«[Mail](mailto:info@client.example?subject=An offer)»',
        'spaces',
        '[Mail](mailto:info@client.example?subject=An%20offer)',
      ],
      ['«[Call](tel:0803 123 4567)»', 'telephone', '[Call](tel:+2348031234567)'],
      ['Call «[us](tel:+234 803 123 4567)» now.', 'telephone', 'Call [us](tel:+2348031234567) now.'],
      ['«[Learn More](/about “about us”)»', 'title', '[Learn More](/about "about us")'],
      [
        'Read «[our history](/about/who-we-are» and more.',
        'unclosed',
        'Read [our history](/about/who-we-are) and more.',
      ],
      ['Read «[our history(/about/who-we-are)» now.', 'noClosingBracket', 'Read [our history](/about/who-we-are) now.'],
      ['Read our history«»](/about/who-we-are) now.', 'noOpeningBracket'],
      ['Read «[our history][/about/who-we-are]» now.', 'squareBrackets', 'Read [our history](/about/who-we-are) now.'],
      ['See «(our work)[/projects]».', 'swapped', 'See [our work](/projects).'],
    ],
  },
};
