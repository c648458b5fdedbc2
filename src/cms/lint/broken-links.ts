/** Finds broken Markdown links, whose brackets and address readers would see. */
import {truncate} from '../base/diagnostic';
import type {FoundText, BodySource} from '../parse/body-source';
import {encodeSpaces} from '../base/link-audience';
import {renameHelp, toValidName, withoutPdfPage} from '../base/file-names';
import {photoSizeDiagnostic} from '../parse/body-syntax-errors';
import {linkDiagnostic} from './link-rules';

/** The beginnings of an address in a link. */
const ADDRESS = '(?:/|#|https?:|mailto:|tel:)';
const BEGINNING = new RegExp(`^${ADDRESS}`);
const LINK_MIDDLE = '](';
/** `[text(/address)` and `[text][/address]`. */
const MISSING_CLOSING_BRACKET = new RegExp(`\\[([^\\][()\\n]{1,200})\\((${ADDRESS}[^\\][()\\s]*)\\)`);
const ADDRESS_IN_SQUARE_BRACKETS = new RegExp(`\\[([^\\][\\n]{1,200})\\]\\[(${ADDRESS}[^\\][\\s]*)\\]`);
/** The title of a link, between quotes of any kind. */
const TITLE = /^(\S+)\s+[“”„‟«»‘’‚"'](.*)[“”„‟«»‘’‚"']$/;
/** A photo with its size, as other programs write it: `/img/yard.jpg =300x200`. */
const SIZE = /^(\S+)\s+=\d*(?:x\d*)?$/;
/** An address without the punctuation after it. */
const ADDRESS_ALONE = /^\S*[^\s.,;:!?*_]/;

export function findBrokenLink(written: BodySource, from: number, to: number): FoundText | undefined {
  const signs = written.unescapedText.slice(from, to);
  return (
    wrongBracket(written, signs, from, MISSING_CLOSING_BRACKET, 'The bracket ] after the link text is missing.') ??
    wrongBracket(
      written,
      signs,
      from,
      ADDRESS_IN_SQUARE_BRACKETS,
      'The address of a link must be in round brackets.',
    ) ??
    findBrokenLinkAround(written, signs, from)
  );
}

function wrongBracket(
  written: BodySource,
  signs: string,
  from: number,
  pattern: RegExp,
  message: string,
): FoundText | undefined {
  const match = pattern.exec(signs);
  if (!match) return undefined;
  const [whole, words = '', address = ''] = match;
  const offset = from + match.index;
  const instead = `[${written.text.slice(offset + 1, offset + 1 + words.length)}](${address})`;
  return {from: offset, to: offset + whole.length, message, help: `Write ${truncate(instead)}.`, instead};
}

/** Finds `](`, which separates the text and the address of a link. */
function findBrokenLinkAround(written: BodySource, signs: string, from: number): FoundText | undefined {
  const index = signs.indexOf(LINK_MIDDLE);
  if (index === -1) return undefined;
  const offset = from + index;
  const lineStart = written.text.lastIndexOf('\n', offset) + 1;
  const open = written.unescapedText.lastIndexOf('[', offset);
  const afterLink = written.text.slice(offset + LINK_MIDDLE.length, written.lineEnd(offset));
  if (open < lineStart) {
    const message = 'The bracket [ before the link text is missing.';
    return {from: offset, to: offset, message, help: 'Write [link text](/the/address).'};
  }
  const start = written.text[open - 1] === '!' ? open - 1 : open;
  return checkLinkAddress(written.text.slice(start, offset + LINK_MIDDLE.length), afterLink, start);
}

/** The path of a file, which may contain brackets, before the bracket that closes the link. */
const FILE = /^[^\n[\]]*?\.(?:jpe?g|png|svg|pdf|heic|webp|gif)(?=\))/i;

const PICTURE = /\.(?:jpe?g|png|svg|heic|webp|gif)$/i;

/** @param content the beginning of the link, `[words](` */
function checkLinkAddress(content: string, after: string, from: number): FoundText {
  const number = /^tel:[+\d\s().-]*(?=\))/.exec(after);
  const file = FILE.exec(after);
  const end = number ? number[0].length : file ? file[0].length : after.indexOf(')');
  const inside = (end === -1 ? after : after.slice(0, end)).trim();
  const [, address = inside, title] = TITLE.exec(inside) ?? [];
  const link = (to: string) => `${content}${to})`;
  if (end === -1) {
    const [alone = ''] = ADDRESS_ALONE.exec(inside) ?? [];
    const certain = alone !== '' && isValidAddress(alone);
    return {
      from,
      to: from + content.length + after.indexOf(alone) + alone.length,
      message: `The link "${truncate(content.replace(/^!?\[|\]\($/g, ''))}" has no closing bracket.`,
      help: certain ? `Write ${truncate(link(alone))}.` : 'Write ) after its address.',
      instead: certain ? link(alone) : undefined,
    };
  }
  const place = {from, to: from + content.length + end + 1};
  if (title !== undefined && isValidAddress(address)) {
    const instead = link(`${address} "${title}"`);
    const message = `The quotation marks after the address ${truncate(address)} are not straight.`;
    return {...place, message, help: `Write ${truncate(instead)}.`, instead};
  }
  const close = address.replace(/[\s().-]/g, '');
  const telephone = isValidAddress(close) ? close : linkDiagnostic(close)?.address;
  if (inside.startsWith('tel:') && telephone !== undefined) {
    const instead = link(telephone);
    const message = 'A telephone number in a link must not contain spaces.';
    return {...place, message, help: `Write ${truncate(instead)}.`, instead};
  }
  const [, sized] = SIZE.exec(inside) ?? [];
  if (sized !== undefined && content.startsWith('!'))
    return {...place, ...photoSizeDiagnostic(`Write ${truncate(link(sized))}.`), instead: link(sized)};
  const message = `The address "${truncate(inside)}" contains a space.`;
  const coded = encodeSpaces(inside);
  if (coded !== undefined && isValidAddress(coded)) {
    const help = `Replace each space with %20: ${coded}`;
    return {...place, message, help, instead: link(coded)};
  }
  return {...place, message, help: helpFor(inside)};
}

const isValidAddress = (address: string): boolean => BEGINNING.test(address) && linkDiagnostic(address) === undefined;

function helpFor(address: string): string {
  if (address.startsWith('mailto:')) return 'Remove the space from the e-mail address.';
  if (PICTURE.test(address) && !address.startsWith('/img/')) {
    const right = toValidName(address.split(/[/\\]/).at(-1) ?? '');
    return `Save the file in static/img as ${right}, then write /img/${right}.`;
  }
  if (!/^\/(?:files|img)\//.test(address)) return 'Remove the space from the address.';
  return renameHelp(withoutPdfPage(address));
}
