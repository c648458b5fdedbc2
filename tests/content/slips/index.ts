import {BODY_SLIPS} from './body';
import {ENTRY_SLIPS} from './entries';
import {FIELD_SLIPS} from './fields';
import {FILE_SLIPS} from './files';
import {PHOTO_SLIPS} from './photos';
import {SIGN_SLIPS} from './signs';
import {YAML_SLIPS} from './yaml';
import type {Slip} from './slip';

/** Every slip of the corpus that is in one file. */
export const SLIPS: Slip[] = [
  ...FIELD_SLIPS,
  ...YAML_SLIPS,
  ...SIGN_SLIPS,
  ...BODY_SLIPS,
  ...ENTRY_SLIPS,
  ...PHOTO_SLIPS,
  ...FILE_SLIPS,
];

/** @returns a file with the words of a slip in place of what was there. */
export function written({file, was}: Slip, source: string, text: string): string {
  if (was === undefined) return text;
  if (!source.includes(was)) throw new Error(`"${was}" does not stand in ${file}.`);
  return source.replace(was, () => text);
}
