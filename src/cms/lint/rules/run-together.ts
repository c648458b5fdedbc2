import {defineRule, type Examples} from '../define-rule';

/** List markers that Markdown does not know: a), (b), iii), 2.1, A. */
const UNKNOWN_MARKER = /^([>\s]*)(\(?)([a-z]|[ivx]{2,5}|\d{1,2}\.\d{1,2}|\d{1,2}|[A-Z])( [-–]|[.):]?\)?)\s+(\S.*)$/;
const ROMAN = ['i', 'ii', 'iii', 'iv', 'v', 'vi', 'vii', 'viii', 'ix', 'x', 'xi', 'xii'];

/** Lines of a postal address are at most this long; wrapped lines of prose are longer. */
const MAX_ADDRESS_LINE = 50;
const MIN_LINES = 3;
const MIN_LABELLED = 2;
const LABELLED =
  /^(?:\*\*)?(?:Tel(?:ephone)?|Phone|Mobile|Fax|E-?mail|WhatsApp|Web(?:site)?|Address|P\.? ?O\.? Box|RC|Date|Time|Venue|Location|Type|Salary)\b[^.]{0,12}[:.)]/i;
/** Abbreviations that end with a full stop. */
const ABBREVIATION = /\b(?:Ltd|Plc|Inc|Co|St|Rd|Ave|No)\.$/i;
const HARD_BREAK = /(?: {2}|\\)$/;

export const rule = defineRule({
  id: 'run-together',
  yields: true,
  messages: {
    marker: [
      'The line begins with {marker*}, which does not make a list, so the lines would run together.',
      'Write {right}.',
    ],
    address: ['These lines would run together into one.', 'End each line except the last with a backslash: {right}'],
  },
  check: {
    body: (report, {written}) => ({
      paragraph: (node) => {
        const [from, to] = written.offsetsOf(node);
        const lines = written.text.slice(from, to).split('\n');
        const at = (index: number) => {
          const start = lines.slice(0, index).reduce((sum, line) => sum + line.length + 1, from);
          return {from: start, to: start + (lines[index]?.length ?? 0)};
        };
        const marked = listLines(lines);
        for (const {index, marker, fix} of marked)
          report({message: 'marker', data: {marker, right: fix.trim()}, at: at(index), fix});
        const index = marked.length > 0 ? -1 : addressLine(lines);
        if (index === -1) return;
        const fix = `${(lines[index] ?? '').trimEnd()}\\`;
        report({message: 'address', data: {right: fix.trim()}, at: at(index), fix});
      },
    }),
  },
});

/** @returns the lines of a paragraph that begin with consecutive markers, which other programs read as a list */
function listLines(lines: readonly string[]) {
  const marks = lines.map((line) => UNKNOWN_MARKER.exec(line));
  return marks.flatMap((mark, index) => {
    const [before, after] = [marks[index - 1], marks[index + 1]];
    if (!mark || !((before && areConsecutive(before, mark)) || (after && areConsecutive(mark, after)))) return [];
    const [, lead = '', open = '', sign = '', close = '', text = ''] = mark;
    return [{index, marker: `${open}${sign}${close}`, fix: `${lead}- ${text}`}];
  });
}

type Mark = RegExpExecArray;

function areConsecutive([, , open, sign = '', close]: Mark, [, , open2, sign2 = '', close2]: Mark): boolean {
  if (open !== open2 || close !== close2) return false;
  // Without a punctuation mark after it, a letter is a word, and a number may belong to the sentence.
  if (close === '' && !sign.includes('.')) return false;
  if (ROMAN.includes(sign) && ROMAN[ROMAN.indexOf(sign) + 1] === sign2) return true;
  const [part = '', last = sign] = sign.split('.');
  const [part2 = '', last2 = sign2] = sign2.split('.');
  if (/\d/.test(sign)) return Number(last) + 1 === Number(last2) && (!sign.includes('.') || part === part2);
  return sign.length === 1 && sign2.length === 1 && sign.charCodeAt(0) + 1 === sign2.charCodeAt(0);
}

/** @returns the first line of an address that does not end with a line break; -1 when the paragraph is not an address */
function addressLine(lines: readonly string[]): number {
  const bare = lines.map((line) => line.replace(/^[>\s]+|\\$/g, '').trim());
  const isShort = bare.every((line) => line.length <= MAX_ADDRESS_LINE && /^[\p{Lu}\d+*“"(]/u.test(line));
  const isProse = bare.slice(0, -1).some((line) => /[.!?|][”"’)]?$/.test(line) && !ABBREVIATION.test(line));
  const labelled = bare.filter((line) => LABELLED.test(line)).length;
  if (!isShort || isProse || (lines.length < MIN_LINES && labelled < MIN_LABELLED)) return -1;
  return lines.findIndex((line, index) => index < lines.length - 1 && !HARD_BREAK.test(line));
}

export const docs = 'Lines that belong below each other are a list, or end with a backslash.';

export const examples: Examples<typeof rule> = {
  body: {
    valid: [
      'We draw what is built.\nWe build it.\nWe run it.',
      'Words that somebody wrapped at a column\nof their own, and that go on\nbelow.',
      'A. Okafor signed it.\nC. Bello did, too.',
      'One\\\nTwo\\\nThree',
    ],
    invalid: [
      ['We:\n«a) Draw»\nb) Build', 'marker', 'We:\n- Draw\n- Build'],
      ['«(i) Draw»\n(ii) Build', 'marker', '- Draw\n- Build'],
      ['«2.1 Draw»\n2.2 Build', 'marker', '- Draw\n- Build'],
      ['Ferrowell Ltd.\\\n«12 Marina Road,»\nAccra', 'address', 'Ferrowell Ltd.\\\n12 Marina Road,\\\nAccra'],
      [
        '«Tel: +44 20 7946 0018»\nE-mail: info@client.example',
        'address',
        'Tel: +44 20 7946 0018\\\nE-mail: info@client.example',
      ],
    ],
  },
};
