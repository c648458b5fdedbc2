import {foreignListMarker, markerWithoutSpace, messageOfMarker} from '../../parse/list-markers';
import {defineRule, type Examples} from '../define-rule';

/** A non-breaking space at the beginning of a line, or after the number or asterisk of a list. */
const LINE_WITH_FIXED_SPACE = /^([ \t]*)(?:(\*|\d{1,2}[.)])[ \t]*)?[\u00A0\u2000-\u200A\u202F\u3000][\s]*(\S.*)$/;
const HEADING_WITHOUT_SPACE = /^(#{2,6})([^\s#].*)$|^(#)(\p{Lu}.*)$/u;
const HEADING_WITH_FIXED_SPACE = /^(#{1,6})[ \t]*[\u00A0\u2000-\u200A\u202F\u3000]\s*(\S.*)?$/;

export const rule = defineRule({
  id: 'list-marker',
  messages: {
    fixedSpace: ['The line begins with a non-breaking space.', 'Write {right}.'],
    spaceAfterHyphen: ['The space after the hyphen is a non-breaking space.', 'Write {right}.'],
    symbolOfFont: [
      'The line begins with a symbol from a font that visitors do not have, but list entries must begin with a hyphen and a space.',
      'Write {right}.',
    ],
    foreignMarker: [
      'The line begins with {sign}, but list entries must begin with a hyphen and a space.',
      'Write {right}.',
    ],
    noSpaceAfterHyphen: ['A space is missing after the hyphen.', 'Write {right}.'],
    noSpace: ['A space is missing after {sign}.', 'Write {right}.'],
    fixedSpaceInHeading: ['The space after {sign} is a non-breaking space.', 'Write {right}.'],
  },
  check: {
    line: (report, line, {index, lines}) => {
      const [, spaces, sign = '', text = ''] = LINE_WITH_FIXED_SPACE.exec(line) ?? [];
      if (spaces !== undefined) {
        const right = sign === '' ? text : `${spaces}${sign} ${text}`;
        return report({message: 'fixedSpace', data: {right}, fix: right});
      }
      const mark = foreignListMarker(line);
      if (mark && mark.kind !== 'of Markdown' && (mark.kind !== 'dash' || neighbours(lines, index).some(isDash))) {
        const data = {sign: mark.sign, right: mark.fix.trim()};
        return report({message: messageOfMarker(mark), data, fix: mark.fix});
      }
      const close = markerWithoutSpace(line);
      if (
        close &&
        neighbours(lines, index).some((other) => markerWithoutSpace(other)?.sign.at(-1) === close.sign.at(-1))
      ) {
        const data = {sign: close.sign.replace(/\.$/, ''), right: close.fix.trim()};
        return report({message: close.sign === '-' ? 'noSpaceAfterHyphen' : 'noSpace', data, fix: close.fix});
      }
      const [, fixed, title = ''] = HEADING_WITH_FIXED_SPACE.exec(line) ?? [];
      if (fixed !== undefined) {
        const right = `${fixed === '#' ? '##' : fixed} ${title}`.trim();
        return report({message: 'fixedSpaceInHeading', data: {sign: fixed, right}, fix: right});
      }
      const [, hashes, heading, first, capital] = HEADING_WITHOUT_SPACE.exec(line) ?? [];
      const marker = hashes ?? first;
      if (marker === undefined) return;
      const right = `${hashes ?? '##'} ${heading ?? capital ?? ''}`;
      report({message: 'noSpace', data: {sign: marker, right}, fix: right});
    },
  },
});

const isDash = (line: string) => foreignListMarker(line)?.kind === 'dash';

/** Returns the lines next to a line. A single line may begin with a dash, such as the name below a quotation; several such lines are a list. */
function neighbours(lines: readonly string[], index: number): string[] {
  const isFull = (line: string) => line.trim() !== '';
  return [lines.slice(0, index).findLast(isFull) ?? '', lines.slice(index + 1).find(isFull) ?? ''];
}

export const docs =
  'Lists and headings begin with the symbols of Markdown and a space, not with those of other programs.';

export const examples: Examples<typeof rule> = {
  'index | ## Welcome | A right page': {
    invalid: [
      ['«##\u00A0Welcome | A right page»', 'fixedSpaceInHeading', '## Welcome | A right page'],
      ['«##Welcome | A right page»', 'noSpace', '## Welcome | A right page'],
    ],
  },
  body: {
    invalid: [
      ['«-\u00A0Draw»', 'spaceAfterHyphen', '- Draw'],
      ['«• Draw»', 'foreignMarker', '- Draw'],
      ['«– Draw»\n– Build', 'foreignMarker', '- Draw\n- Build'],
      ['«o  Draw»\no  Build', 'foreignMarker', '- Draw\n- Build'],
      ['«Ø Draw»\nØ Build', 'foreignMarker', '- Draw\n- Build'],
      ['«-Draw»\n-Build', 'noSpaceAfterHyphen', '- Draw\n- Build'],
      ['«1.Draw»\n2.Build', 'noSpace', '1. Draw\n2. Build'],
      ['«\uF0B7 Draw»', 'symbolOfFont', '- Draw'],
      ['«#Welcome again»', 'noSpace', '## Welcome again'],
      ['\u00A0\u00A0«Plain words»', 'fixedSpace', 'Plain words'],
      ['«1.\u00A0Plain words»', 'fixedSpace', '1. Plain words'],
    ],
  },
};
