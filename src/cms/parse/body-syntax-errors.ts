import type {VFileMessage} from 'vfile-message';
import {truncate, type ReportMessage, type LineReport} from '../base/diagnostic';
import {closestMatch} from '../base/closest-match';

/** An error that stops the parser, with the lines to skip so that the rest can be parsed. */
type ParserStop = LineReport & {skippedLines: number[]};

/** Text that looks like a JavaScript statement; a sentence may begin with the same word. */
const CODE = /^import\s[^'"]*['"]|^export\s+(default|const|let|var|function|class|async)\b|^export\s+[{*]/;

export const htmlDiagnostic = (name: string): ReportMessage => ({
  message: `<${truncate(name)}> is HTML, which is not supported.`,
  help: 'Write plain text or Markdown.',
});

export const curlyDiagnostic = (text: string): ReportMessage => ({
  message: `Curly brackets, as in ${truncate(text)}, are not supported.`,
  help: 'Write the text itself.',
});

export const photoSizeDiagnostic = (help: string): ReportMessage => ({
  message: 'The page sets the size of a photo itself.',
  help,
});

export const attributeDiagnostic = (name: string): ReportMessage => ({
  message: `<${name} /> does not take attributes.`,
  help: `Write <${name} />. What it shows is in the fields at the top.`,
});

/** Explains to editors why the MDX parser cannot read a body. */
export function explainSyntax(error: VFileMessage, lines: string[], blocks: readonly string[]): ParserStop {
  const {reason, line: reported = 1, column = 1} = error;
  const mentioned = [...reason.matchAll(/\((\d+):\d+/g)].map(([, line]) => Number(line));
  // The parser notices an unclosed block at the end; its message says where the block starts.
  const line = mentioned[0] ?? Math.min(reported, lines.length);
  const content = lines[line - 1] ?? '';
  const skippedLines = [...new Set([line, reported, ...mentioned])];
  const stop = (diagnostic: ReportMessage): ParserStop => ({line, skippedLines, ...diagnostic});

  if (reason.includes('import/exports')) {
    if (CODE.test(content)) {
      const help = 'Remove the line. Blocks work without it.';
      return stop({message: 'Import and export lines are not supported.', help});
    }
    const [word = 'import'] = /^\w+/.exec(content) ?? [];
    return stop({
      message: `A line that begins with "${word}" is read as code.`,
      help: 'Begin the sentence with a different word.',
    });
  }
  if (reason.includes('expression')) {
    // The parser notices an unclosed bracket at the end.
    const found = lines.findLastIndex((item, index) => index < line && /(?<!\\)\{/.test(item));
    const opened = found === -1 ? line : found + 1;
    const diagnostic = curlyDiagnostic(snippet(lines[opened - 1] ?? '', '{'));
    return {...diagnostic, line: opened, skippedLines: [...skippedLines, opened]};
  }
  if (reason.includes('`!` (U+0021)')) {
    const end = lines.findIndex((item, index) => index >= line - 1 && item.includes('-->'));
    const inner = Array.from({length: Math.max(end - line + 2, 1)}, (_, index) => line + index);
    return {line, message: 'Comments <!-- … --> are not supported.', help: 'Remove it.', skippedLines: inner};
  }
  const [whole, inside = ''] = /<(https?:\/\/[^\s<>]+|(?:mailto:)?[^\s<>/@]+@[^\s<>]+)>/.exec(content) ?? [];
  if (whole !== undefined) return stop(angleBracketDiagnostic(content, whole, inside));
  const sign = content.lastIndexOf('<', column - 2);
  if (reason.includes('before name') && sign !== -1 && !/^<\/?[a-z]/i.test(content.slice(sign))) {
    const fix = `${content.slice(0, sign)}&lt;${content.slice(sign + 1)}`;
    const message = `The < in "${snippet(content.slice(sign), '<')}" is read as the start of a block.`;
    return stop({message, help: 'Replace it with &lt; or "under".', fix});
  }
  const name = /<\/?([A-Za-z][\w:.-]*)/.exec(reason)?.[1] ?? tagBefore(content, column) ?? '';
  if (name === '') {
    // If the bracket is the last character, the parser reports the position after it.
    const opened = lines.findLastIndex((item, index) => index < line && item.includes('<')) + 1 || line;
    const diagnostic = {
      message: 'The < is read as the start of a block, but no block follows.',
      help: 'Replace it with &lt;.',
    };
    return {...diagnostic, line: opened, skippedLines: [...skippedLines, opened]};
  }
  if (!blocks.includes(name) && /^[a-z]/.test(name)) return stop(htmlDiagnostic(name));
  if (reason.includes('attribute')) return stop(attributeDiagnostic(name));
  const block = closestMatch(name, blocks);
  const help = block === undefined ? 'Remove it.' : `Write <${block} /> on its own line.`;
  if (reason.includes('expected an open tag first')) {
    return stop({message: `</${name}> closes a block that was not opened.`, help});
  }
  return stop({message: `<${name}> is opened but not closed.`, help});
}

/** An address between < and >, as Outlook writes it after the text of a link. */
function angleBracketDiagnostic(content: string, whole: string, inside: string): ReportMessage {
  const message = `${truncate(whole)} is in angle brackets, which are not supported.`;
  const bare = inside.replace(/^mailto:/, '');
  const before = content.slice(0, content.indexOf(whole));
  if (before.endsWith(bare))
    return {message, help: 'Remove it; the address is already written before it.', fix: content.replace(whole, '')};
  if (/\S$/.test(before)) return {message, help: `Write the text before it as [link text](${truncate(inside)}).`};
  return {message, help: 'Remove the brackets.', fix: content.replace(whole, bare)};
}

function tagBefore(content: string, column: number): string | undefined {
  const marks = [...content.matchAll(/<\/?([A-Za-z][\w:.-]*)/g)];
  return (marks.findLast(({index}) => index < column) ?? marks[0])?.[1];
}

/** Returns the text from a bracket to the end of the bracket or word, shortened for a sentence. */
function snippet(content: string, sign: string): string {
  const words = sign === '{' ? /\{[^{}]{0,30}\}/ : /<\s?\S{0,20}(?: \S{1,12})?/;
  return words.exec(content)?.[0].trim() ?? sign;
}
