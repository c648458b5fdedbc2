import type {VFileMessage} from 'vfile-message';
import type {LineProblem} from '../values/diagnostic';
import {closestMatch} from '../values/closest-match';

/** An error that stops the parser, with the lines to skip so that the rest can be parsed. */
type ParserStop = LineProblem & {skippedLines: number[]};

type FoundSyntax = Omit<LineProblem, 'line' | 'ruleId'>;

/** Text that looks like a JavaScript statement; a sentence may begin with the same word. */
const CODE = /^import\s[^'"]*['"]|^export\s+(default|const|let|var|function|class|async)\b|^export\s+[{*]/;

/** Explains to editors why the MDX parser cannot read a body. */
export function explainSyntax(error: VFileMessage, lines: string[], blocks: readonly string[]): ParserStop {
  const {reason, line: reported = 1, column = 1} = error;
  const mentioned = [...reason.matchAll(/\((\d+):\d+/g)].map(([, line]) => Number(line));
  // The parser notices an unclosed block at the end; its message says where the block starts.
  const line = mentioned[0] ?? Math.min(reported, lines.length);
  const content = lines[line - 1] ?? '';
  const skippedLines = [...new Set([line, reported, ...mentioned])];
  const stop = (problem: FoundSyntax, ruleId = 'mdx-syntax'): ParserStop => ({line, skippedLines, ruleId, ...problem});

  if (reason.includes('import/exports')) {
    const [word = 'import'] = /^\w+/.exec(content) ?? [];
    return stop(CODE.test(content) ? {message: 'import'} : {message: 'wordOfCode', data: {word}});
  }
  if (reason.includes('expression')) {
    // The parser notices an unclosed bracket at the end.
    const found = lines.findLastIndex((item, index) => index < line && /(?<!\\)\{/.test(item));
    const opened = found === -1 ? line : found + 1;
    const text = snippet(lines[opened - 1] ?? '', '{');
    return {...stop({message: 'curly', data: {text}}), line: opened, skippedLines: [...skippedLines, opened]};
  }
  if (reason.includes('`!` (U+0021)')) {
    const end = lines.findIndex((item, index) => index >= line - 1 && item.includes('-->'));
    const inner = Array.from({length: Math.max(end - line + 2, 1)}, (_, index) => line + index);
    return {...stop({message: 'comment'}), skippedLines: inner};
  }
  const [whole, inside = ''] = /<(https?:\/\/[^\s<>]+|(?:mailto:)?[^\s<>/@]+@[^\s<>]+)>/.exec(content) ?? [];
  if (whole !== undefined) return stop(explainAngleBrackets(content, whole, inside));
  const sign = content.lastIndexOf('<', column - 2);
  if (reason.includes('before name') && sign !== -1 && !/^<\/?[a-z]/i.test(content.slice(sign))) {
    const fix = `${content.slice(0, sign)}&lt;${content.slice(sign + 1)}`;
    return stop({message: 'lessThan', data: {text: snippet(content.slice(sign), '<')}, fix});
  }
  const name = /<\/?([A-Za-z][\w:.-]*)/.exec(reason)?.[1] ?? tagBefore(content, column) ?? '';
  if (name === '') {
    // If the bracket is the last character, the parser reports the position after it.
    const opened = lines.findLastIndex((item, index) => index < line && item.includes('<')) + 1 || line;
    return {...stop({message: 'bareLessThan'}), line: opened, skippedLines: [...skippedLines, opened]};
  }
  if (!blocks.includes(name) && /^[a-z]/.test(name)) return stop({message: 'html', data: {name}});
  if (reason.includes('attribute')) return stop({message: 'attributes', data: {name}}, 'block-usage');
  const block = closestMatch(name, blocks);
  const what = reason.includes('expected an open tag first') ? 'unopened' : 'unclosed';
  return stop(block === undefined ? {message: what, data: {name}} : {message: `${what}Block`, data: {name, block}});
}

/** An address between < and >, as Outlook writes it after the text of a link. */
function explainAngleBrackets(content: string, whole: string, inside: string): FoundSyntax {
  const data = {text: whole, address: inside};
  const bare = inside.replace(/^mailto:/, '');
  const before = content.slice(0, content.indexOf(whole));
  if (before.endsWith(bare)) return {message: 'repeatedAddress', data, fix: content.replace(whole, '')};
  if (/\S$/.test(before)) return {message: 'addressOfLink', data};
  return {message: 'angleBrackets', data, fix: content.replace(whole, bare)};
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
