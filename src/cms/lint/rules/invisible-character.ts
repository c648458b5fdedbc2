import {findInvisible} from '../../parse/characters';
import {defineRule, type Examples} from '../define-rule';

/** Special spaces as codes of HTML. */
const SPACE_CODE = /&(?:nbsp|ensp|emsp|thinsp|#160|#x0?a0);/gi;
const SPECIAL_SPACE = /[\u00A0\u2002\u2003\u2009]/;

export const rule = defineRule({
  id: 'invisible-character',
  messages: {
    signAfter: ['After "{word}" there is an invisible character ({name}).', 'Remove it.'],
    signBefore: ['Before "{word}" there is an invisible character ({name}).', 'Remove it.'],
    signHere: ['Here there is an invisible character ({name}).', 'Remove it.'],
    spaceAfter: ['After "{word}" there is a non-breaking space.', 'Replace it with an ordinary space.'],
    spaceBefore: ['Before "{word}" there is a non-breaking space.', 'Replace it with an ordinary space.'],
    spaceHere: ['In this line there is a non-breaking space.', 'Leave the line empty.'],
    spaceCode: ['{code} is a non-breaking space.', 'Replace it with an ordinary space.'],
    styled: ['"{word}" uses styled letters that search and screen readers cannot read.', 'Write {right}.'],
  },
  check: {
    // The parser has removed those of the file, so what is left was written as a code, such as `&shy;`.
    body: (report, {written}) => {
      const reportIn = (...texts: (string | null | undefined)[]) => {
        const [found] = texts.flatMap((text) => findInvisible(text ?? '') ?? []);
        if (found) report(found);
      };
      return {
        link: ({url, title}) => reportIn(url, title),
        definition: ({url, title, label}) => reportIn(url, title, label),
        image: ({url, title, alt}) => reportIn(url, title, alt),
        imageReference: ({alt, label}) => reportIn(alt, label),
        inlineCode: ({value}) => reportIn(value),
        text: ({value, position}) => {
          const line = written.lineAt(position?.start.line ?? 1);
          const [code] = line.match(SPACE_CODE) ?? [];
          if (code === undefined || !SPECIAL_SPACE.test(value)) return reportIn(value);
          const fix = line.replace(SPACE_CODE, ' ').replace(/(?<=\S) {2,}(?=\S)/g, ' ');
          report({message: 'spaceCode', data: {code}, fix: fix.trimEnd()});
        },
      };
    },
  },
});

export const docs = 'Text has no invisible characters, styled letters or non-breaking spaces.';

export const examples: Examples<typeof rule> = {
  entry: {
    invalid: [
      ['«title: Project\u0000 bet»a', 'signAfter', 'title: Project beta'],
      ['«title: Pro\u00ADject bet»a', 'signAfter', 'title: Project beta'],
      ['«title: Project\u200B bet»a', 'signAfter', 'title: Project beta'],
      ['«title: Beta\u00A0project»', 'spaceAfter', 'title: Beta project'],
      ['«title: ＣＮＣ Operator»', 'styled', 'title: CNC Operator'],
      ['«title: ʜɪʀɪɴɢ»', 'styled', 'title: HIRING'],
    ],
  },
  '_site.yml |   - +234 000 000 0001': {
    invalid: [['  «- +234\u00A0000\u00A0000\u00A00001»', 'spaceAfter', '  - +234 000 000 0001']],
  },
  'index | \n\nTwo people': {invalid: [['\n«»\u00A0\nTwo people', 'spaceHere', '\n\nTwo people']]},
  body: {
    valid: ['Over 6,989 m² and 40 m³, 10⁻³ m, ½ in, nᵢ, Nº 5, No. 5™, Ẹ̀kọ́ and Ọ̀ṣun, ʼYan and ɓarna.'],
    invalid: [
      ['«\u200BPlain word»s', 'signBefore', 'Plain words'],
      ['\u200B', 'signHere', ''],
      ['«Plain&nbsp;words&nbsp; here»', 'spaceCode', 'Plain words here'],
    ],
  },
};
