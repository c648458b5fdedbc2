/**
 * How words from outside are written where another language is read. Staff write the pages, anybody names a branch, and
 * a host sets its variables: what is printed of them must be shown, never obeyed.
 */

/** Characters that steer a terminal or turn the order of letters. No name and no sentence needs them. */
const STEERING = /[\p{Cc}\u061C\u200E\u200F\u2028-\u202E\u2066-\u2069]/gu;

/** @returns the words on one line, with a sign for each character that would steer what shows them. */
export const asLine = (text: string): string => text.replace(/[\t\r\n]+/g, ' ').replace(STEERING, '\uFFFD');

/**
 * For terminals and logs, one line at a time. GitHub's workflow runner obeys a line that begins with `::`, and `##[`
 * wherever it is (https://github.com/actions/runner, ActionCommand.cs).
 */
export const forLog = (line: string): string =>
  asLine(line)
    .replace(/^(\s*:)(?=:)/, '$1 ')
    .replaceAll('##[', '## [');

/** For the words of a command to GitHub's workflow runner (https://github.com/actions/toolkit, core/src/command.ts). */
export const forCommand = (text: string): string => asLine(text).replaceAll('%', '%25').replaceAll('##[', '## [');

/** For a property of such a command. */
export const forCommandProperty = (text: string): string =>
  forCommand(text).replaceAll(':', '%3A').replaceAll(',', '%2C');

/** For words within a line of Markdown: a backslash makes a sign a letter (CommonMark 0.31, section 2.4). */
export const inMarkdown = (text: string): string => asLine(text).replace(/[\\`*_~[\]<>|#&!]/g, '\\$&');

/** For the start of a line of Markdown, where some signs begin a list. */
export const atStart = (line: string): string =>
  line.replace(/^(\s*)([-+])/, '$1\\$2').replace(/^(\s*\d+)([.)])/, '$1\\$2');

/** For a line of Markdown. */
export const forMarkdown = (text: string): string => atStart(inMarkdown(text));

/** For the text of HTML, and for attributes between double quotes. */
export const forHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** For data in a script element: a `<` could end the element. */
export const forScript = (data: unknown): string => JSON.stringify(data).replaceAll('<', '\\u003c');

/** For the text of XML within CDATA, which knows no escape for its own end (https://www.w3.org/TR/xml/#sec-cdata-sect). */
export const forCdata = (text: string): string => asLine(text).replaceAll(']]>', ']] >');
