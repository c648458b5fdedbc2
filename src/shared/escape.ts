/**
 * Escapes untrusted text for other languages. Staff write the pages, anybody can name a branch, and a host sets its
 * variables, so output must show such text and never run it.
 */

/** Control characters, and characters that change the direction of text. Genuine text never needs them. */
const CONTROL_CHARACTERS = /[\p{Cc}\u061C\u200E\u200F\u2028-\u202E\u2066-\u2069]/gu;

/** @returns the text on one line, with U+FFFD instead of each control character. */
export const toSingleLine = (text: string): string =>
  text.replace(/[\t\r\n]+/g, ' ').replace(CONTROL_CHARACTERS, '\uFFFD');

/**
 * Escapes one line for terminals and logs. GitHub's workflow runner executes a line that begins with `::`, and `##[`
 * anywhere (https://github.com/actions/runner, ActionCommand.cs).
 */
export const forLog = (line: string): string =>
  toSingleLine(line)
    .replace(/^(\s*:)(?=:)/, '$1 ')
    .replaceAll('##[', '## [');

/** Escapes the message of a workflow command (https://github.com/actions/toolkit, core/src/command.ts). */
export const forCommand = (text: string): string => toSingleLine(text).replaceAll('%', '%25').replaceAll('##[', '## [');

export const forCommandProperty = (text: string): string =>
  forCommand(text).replaceAll(':', '%3A').replaceAll(',', '%2C');

/** Escapes text inside a line of Markdown with backslashes (CommonMark 0.31, section 2.4). */
export const inMarkdown = (text: string): string => toSingleLine(text).replace(/[\\`*_~[\]<>|#&!]/g, '\\$&');

/** Some characters begin a list at the start of a line of Markdown. */
export const escapeLineStart = (line: string): string =>
  line.replace(/^(\s*)([-+])/, '$1\\$2').replace(/^(\s*\d+)([.)])/, '$1\\$2');

export const forMarkdown = (text: string): string => escapeLineStart(inMarkdown(text));

/** Escapes the text of HTML, and attributes in double quotes. */
export const forHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** Serializes data for a script element, which a `<` could end. */
export const forScript = (data: unknown): string => JSON.stringify(data).replaceAll('<', '\\u003c');

/** Escapes text in CDATA, which has no escape for its own end (https://www.w3.org/TR/xml/#sec-cdata-sect). */
export const forCdata = (text: string): string => toSingleLine(text).replaceAll(']]>', ']] >');
