/** Reads Markdown for people who do not know it: in lists of changes, in sentences and in proposals. */
import {piecesOf, type Piece} from '../parse';

/** A link, but no photo. Its words may contain escaped brackets. */
const LINK = /(?<![!\\])\[((?:\\.|[^\\[\]\n])+)\]\(([^()\n]+)\)/g;
/** The address that follows the words of a link. */
const ADDRESS = /( \(link to [^()\n]+\))/;

/** @returns the words of a text. The address of a link is one piece after its words, so no comparison cuts a link. */
export const piecesWithAddresses = (text: string): Piece[] =>
  text
    .replace(LINK, '$1 (link to $2)')
    .split(ADDRESS)
    .flatMap((part) => (ADDRESS.test(part) ? [{value: part}] : piecesOf(part)));

const EMPHASIS = /(?<![\p{L}\p{N}])([*_`])(?=\S)([^*_`\n]+)(?<=\S)\1(?![\p{L}\p{N}])/gu;
/** The start of a link that a change has cut in two. */
const START_OF_LINK = /!?\[(?![^[\]\n]*\])/g;

/** Escaped characters, and those of an address, become private ones meanwhile, which mean nothing in Markdown. */
const ESCAPED = /\\([!-/:-@[-`{-~])/g;
const WEB_ADDRESS = /https?:\/\/[^\s()[\]*`"<>\uE021-\uE07E]+/g;
const SYMBOL = /[!-/:-@[-`{-~]/g;
const HIDDEN = /[\uE021-\uE07E]/g;
const PRIVATE = 0xe000;
const shift = (character: string, by: number): string => String.fromCharCode(character.charCodeAt(0) + by);
const hide = (character: string): string => shift(character, PRIVATE);

/**
 * @param readLinks replaces links and photos, whose addresses are still in the text
 * @returns a text as readers see it, without Markdown characters
 */
export const stripMarkdown = (text: string, readLinks: (text: string) => string): string =>
  readLinks(
    text
      .replace(ESCAPED, (_, character: string) => hide(character))
      .replace(WEB_ADDRESS, (address) => address.replace(SYMBOL, hide)),
  )
    .replace(START_OF_LINK, '')
    .replace(/\*\*|__|~~|^#{1,6} |\\(?=\s|$)/gm, '')
    .replace(EMPHASIS, '$2')
    .replace(HIDDEN, (character) => shift(character, -PRIVATE));
