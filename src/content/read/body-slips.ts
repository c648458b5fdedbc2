import type {VFileMessage} from 'vfile-message';
import {PARTS} from '../parts';

interface SyntaxSlip {
  line: number;
  text: string;
  fix?: string;
  /** The lines that have to be passed over before the rest can be read. */
  passOver: number[];
}

/** @returns the sentence about lower-case marks such as `<div>`, which are never parts. */
export const htmlSentence = (name: string): string =>
  `<${name}> is HTML, which a page does not hold. Write plain words or Markdown.`;

/** @returns the sentence about curly brackets, with the words between them. */
export const curlySentence = (words: string): string =>
  `Curly brackets as in ${words.replace(/\s+/g, ' ')} are code, and a page holds none. Write the words themselves.`;

/**
 * What keeps the MDX parser from reading a body, in words for editors.
 * @param error its message (micromark-extension-mdx-jsx and its kin), which may be reported far from the slip
 * @param lines of the body
 */
export function explainSyntax(error: VFileMessage, lines: string[]): SyntaxSlip {
  const {reason, line: reported = 1, column = 1} = error;
  const mentioned = [...reason.matchAll(/\((\d+):\d+/g)].map(([, line]) => Number(line));
  // A part that is never closed is noticed at the end; the message tells where it was opened.
  const line = mentioned[0] ?? Math.min(reported, lines.length);
  const content = lines[line - 1] ?? '';
  const passOver = [...new Set([line, reported, ...mentioned])];
  const slip = (text: string, fix?: string): SyntaxSlip => ({line, text, fix, passOver});

  if (reason.includes('import/exports') || (reason.includes('acorn') && /^(import|export) /.test(content))) {
    const [word = 'import'] = /^\w+/.exec(content) ?? [];
    return slip(`A line that begins with "${word}" is code. Begin the sentence with another word.`);
  }
  if (/expression|acorn/.test(reason)) {
    // A bracket that is never closed is noticed at the end.
    const found = lines.findLastIndex((one, index) => index < line && /(?<!\\)\{/.test(one));
    const opened = found === -1 ? line : found + 1;
    const text = curlySentence(snippet(lines[opened - 1] ?? '', '{'));
    return {...slip(text), line: opened, passOver: [...passOver, opened]};
  }
  if (reason.includes('`!` (U+0021)')) {
    const end = lines.findIndex((one, index) => index >= line - 1 && one.includes('-->'));
    const inner = Array.from({length: Math.max(end - line + 2, 1)}, (_, index) => line + index);
    return {...slip('A comment <!-- … --> cannot stand in a page. Remove it.'), passOver: inner};
  }
  const [whole, inside = ''] = /<(https?:\/\/[^\s<>]+|(?:mailto:)?[^\s<>/]+@[^\s<>]+)>/.exec(content) ?? [];
  if (whole !== undefined) {
    return slip(`${whole} stands between < and >. Write it without them.`, content.replace(whole, inside));
  }
  const sign = content.lastIndexOf('<', column - 2);
  if (reason.includes('before name') && sign !== -1 && !/^<\/?[a-z]/i.test(content.slice(sign))) {
    const fix = `${content.slice(0, sign)}&lt;${content.slice(sign + 1)}`;
    const words = snippet(content.slice(sign), '<');
    return slip(`The sign < in "${words}" opens a part. Write &lt; in its place, or "under".`, fix);
  }
  const name = /<\/?([A-Za-z][\w:.-]*)/.exec(reason)?.[1] ?? tagBefore(content, column) ?? '';
  if (name === '') return slip('The sign < opens a part, and none follows. Write &lt; in its place.');
  if (!Object.hasOwn(PARTS, name) && /^[a-z]/.test(name)) return slip(htmlSentence(name));
  if (reason.includes('attribute'))
    return slip(`<${name} /> takes nothing inside its brackets. Its list is in the top block.`);
  if (reason.includes('expected an open tag first')) {
    return slip(`</${name}> closes a part that was not opened. Write <${name} /> alone.`);
  }
  return slip(`<${name}> is opened and not closed. Write it as <${name} /> on its own line.`);
}

/** The mark that stands at or before a column. */
function tagBefore(content: string, column: number): string | undefined {
  const marks = [...content.matchAll(/<\/?([A-Za-z][\w:.-]*)/g)];
  return (marks.findLast(({index}) => index < column) ?? marks[0])?.[1];
}

/** The words from a sign to the end of the bracket or word, at most as many as a sentence bears. */
function snippet(content: string, sign: string): string {
  const words = sign === '{' ? /\{[^{}]{0,30}\}/ : /<\s?\S{0,20}(?: \S{1,12})?/;
  return words.exec(content)?.[0].trim() ?? sign;
}
