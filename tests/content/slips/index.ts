/** The corpus: everything that a person may do wrong, each on a site that is right in every way. */
import type {Changes} from '../memory-site';
import {uploaded, type TestSite} from '../site';
import {BODY_SLIPS} from './body';
import {BUYER_SLIPS} from './buyers';
import {CODE_SLIPS} from './codes';
import {ENTRY_SLIPS} from './entries';
import {EQUIPMENT_SLIPS} from './equipment';
import {FIELD_SLIPS} from './fields';
import {FILE_SLIPS, UPLOADS} from './files';
import {FIGURE_SLIPS} from './figures';
import {FORMER_SLIPS} from './formerly';
import {MOVES, type Move} from './moved';
import {PAPER_SLIPS} from './papers';
import {PHOTO_SLIPS} from './photos';
import {PRINTED_SLIPS} from './printed';
import {READINESS_SLIPS} from './readiness';
import {RECRUITMENT_SLIPS} from './recruitment';
import {SAFETY_SLIPS} from './safety';
import {SHOWN_SLIPS} from './shown';
import {SIGN_SLIPS} from './signs';
import {POLICY_SLIPS} from './policies';
import {printed, saved, type Slip, type Upload} from './slip';
import {STORY_SLIPS} from './story';
import {TOWN_SLIPS} from './towns';
import {TRACK_RECORD_SLIPS} from './track-record';
import {UPCOMING_SLIPS} from './upcoming';
import {YAML_SLIPS} from './yaml';

export const SLIPS: Slip[] = [
  ...FIELD_SLIPS,
  ...YAML_SLIPS,
  ...SIGN_SLIPS,
  ...SHOWN_SLIPS,
  ...BODY_SLIPS,
  ...ENTRY_SLIPS,
  ...BUYER_SLIPS,
  ...CODE_SLIPS,
  ...EQUIPMENT_SLIPS,
  ...FIGURE_SLIPS,
  ...PAPER_SLIPS,
  ...POLICY_SLIPS,
  ...PRINTED_SLIPS,
  ...READINESS_SLIPS,
  ...RECRUITMENT_SLIPS,
  ...SAFETY_SLIPS,
  ...STORY_SLIPS,
  ...TOWN_SLIPS,
  ...TRACK_RECORD_SLIPS,
  ...UPCOMING_SLIPS,
  ...PHOTO_SLIPS,
  ...FILE_SLIPS,
  ...FORMER_SLIPS,
];

export const CORPUS: (Slip | Upload | Move)[] = [...SLIPS, ...UPLOADS, ...MOVES];

/** @returns the file of a slip with another text in place of what was there. */
export function written(site: TestSite, {file, was}: Slip, text: string): string {
  if (was === undefined) return text;
  const source = site.read(file);
  if (!source.includes(was)) throw new Error(`"${was}" does not stand in ${file}.`);
  return source.replace(was, () => text);
}

/** Files as a person left them, and the sentences that the check has to print then. */
interface Spoilt {
  changes: Changes;
  expected: string[];
}

/** @returns what is other in the site after one slip. */
export async function spoilt(site: TestSite, slip: Slip | Upload | Move): Promise<Spoilt> {
  const sentences = (file: string, texts: Parameters<typeof printed>[2] = {}) =>
    slip.says.map((said) => printed(said, file, texts, (name) => site.read(name)));
  if ('upload' in slip) {
    const {upload} = slip;
    return {changes: new Map([[upload, await uploaded(upload)]]), expected: sentences(upload)};
  }
  if ('from' in slip) {
    const changes = new Map<string, string | undefined>([
      [slip.to, site.read(slip.from)],
      [slip.from, undefined],
    ]);
    return {changes, expected: sentences(slip.to)};
  }
  const {file, is} = slip;
  const before = site.read(file);
  const after = is === undefined ? undefined : written(site, slip, is);
  const content = after === undefined ? undefined : saved(after, slip.saved);
  return {changes: await site.withUploads(file, content), expected: sentences(file, {before, after})};
}

/** Does one thing wrong in the site on disk for as long as something is looked for. */
export async function tryOut<T>(
  site: TestSite,
  slip: Slip | Upload | Move,
  find: () => Promise<T>,
): Promise<{found: T; expected: string[]}> {
  const {changes, expected} = await spoilt(site, slip);
  return {found: await site.duringAll(changes, find), expected};
}
