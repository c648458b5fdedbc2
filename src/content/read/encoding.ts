import type {Flaw} from '../flaw';

/** Letters of UTF-8 that were read as Latin-1 once and saved so: `â€™` for an apostrophe, `Ã©` for é. */
const GARBLED = /\S*(?:â[€\u0080]|Ã[\u0080-\u00BF]|á»|á¹|Â[\u00A0-\u00BF])\S*/;
const LOST = /\S*\uFFFD\S*/;
const CONTROL = /(?![\t\n\r])[\p{Cc}\u2028\u2029]/u;

/**
 * Reads the bytes of a page as text.
 * @param file path from the project's root, for the sentences
 * @returns the text as the person sees it, even where the file is not UTF-8, and what is wrong with its letters
 */
export function decode(file: string, bytes: Uint8Array): {text: string; flaws: Flaw[]} {
  const utf16 = encodingOfUtf16(bytes);
  if (utf16) {
    const text = new TextDecoder(utf16).decode(bytes);
    return {text, flaws: [{...broken(file, text, 1), text: `The file is saved as UTF-16. ${SAVE}`}]};
  }
  try {
    const text = new TextDecoder('utf-8', {fatal: true, ignoreBOM: true}).decode(bytes);
    return {text, flaws: letterFlaws(file, text)};
  } catch {
    const text = fromWindows(bytes);
    const lines = text.split('\n');
    const known = new TextDecoder('utf-8').decode(bytes).split('\n');
    const line = known.findIndex((one) => one.includes('\uFFFD')) + 1;
    const [word = ''] = /\S*[^ -~\t]\S*/.exec(lines[line - 1] ?? '') ?? [];
    const reason = `The word "${word}" is saved in an old encoding (Latin-1), and visitors would see it garbled. ${SAVE}`;
    return {text, flaws: [{...broken(file, text, line), text: reason}]};
  }
}

/** What Windows-1252 has in place of Latin-1's control characters. Node 20 decodes that encoding as plain Latin-1. */
const WINDOWS = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008DŽ\u008F\u0090‘’“”•–—˜™š›œ\u009DžŸ';

const fromWindows = (bytes: Uint8Array) =>
  Array.from(bytes, (byte) => String.fromCharCode(byte))
    .join('')
    .replace(/[\u0080-\u009F]/g, (letter) => WINDOWS.charAt(letter.charCodeAt(0) - 0x80));

const SAVE = 'Save the file again as UTF-8.';

/** A file that only has to be written again as UTF-8: its line is right as it is. */
const broken = (file: string, text: string, line: number) => ({
  file,
  line,
  fix: (text.split(/\r?\n/)[line - 1] ?? '').replace(/^\uFEFF/, ''),
});

function encodingOfUtf16(bytes: Uint8Array): string | undefined {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
  // Without its mark, UTF-16 shows by a zero beside each Latin letter.
  if (bytes.length > 1 && bytes[0] !== 0 && bytes[1] === 0) return 'utf-16le';
  return bytes.length > 1 && bytes[0] === 0 && bytes[1] !== 0 ? 'utf-16be' : undefined;
}

function letterFlaws(file: string, text: string): Flaw[] {
  return text.split('\n').flatMap((content, index): Flaw[] => {
    const line = index + 1;
    const [lost] = LOST.exec(content) ?? [];
    if (lost !== undefined) return [{file, line, text: `The word "${lost}" has lost a letter. Type the word again.`}];
    const [garbled] = GARBLED.exec(content) ?? [];
    if (garbled !== undefined) {
      return [{file, line, text: `The word "${garbled}" is garbled by a wrong encoding. Type the word again.`}];
    }
    if (!CONTROL.test(content)) return [];
    const fix = content.replace(/\r$/, '').replace(new RegExp(CONTROL, 'gu'), '');
    return [{file, line, fix, text: 'The line holds an invisible character. Type the line again.'}];
  });
}
