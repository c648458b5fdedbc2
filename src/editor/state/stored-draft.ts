/** The stored form of a draft: one record, and each of its photos once, by its hash. */
import * as z from 'zod';
import type {Draft, FileContent} from '../../cms/edit';
import type {StoredDraft} from './draft-store';

/** A photo that is stored next to the record. Earlier versions stored its bytes in the record. */
interface PhotoName {
  photo: string;
}

type Packed = FileContent | PhotoName;

type Change<Content> = Draft['past'][number]['writes'][number] | {file: string; before?: Content; after?: Content};

interface Step<Content> {
  at?: Draft['past'][number]['at'];
  isTyped?: boolean;
  writes: readonly Change<Content>[];
}

/** A draft whose contents may be names of photos. */
interface PackedDraft<Content = Packed> {
  base: string;
  files: ReadonlyMap<string, {before?: Content; now?: Content}>;
  past: readonly Step<Content>[];
  future: readonly Step<Content>[];
}

export interface DraftRecord extends Omit<StoredDraft, 'draft' | 'waiting'> {
  draft: PackedDraft;
  waiting?: readonly PackedDraft[];
}

const Content = z
  .union([
    z.string(),
    z.custom<Uint8Array>((value) => value instanceof Uint8Array),
    z.object({photo: z.string().regex(/^[0-9a-f]{40}$/)}),
  ])
  .optional();
const Splice = z.object({from: z.int().nonnegative(), to: z.int().nonnegative(), text: z.string()});
const Written = z.union([
  z.object({file: z.string(), forth: Splice, back: Splice}),
  z.object({file: z.string(), before: Content, after: Content}),
]);
const At = z.object({
  file: z.string(),
  path: z.array(z.union([z.string(), z.number()])).optional(),
  line: z.number().optional(),
});
const Steps = z.array(z.object({at: At.optional(), isTyped: z.boolean().optional(), writes: z.array(Written)}));
const PackedDraft = z.object({
  base: z.string(),
  files: z.map(z.string().regex(/^(pages|static)\//), z.object({before: Content, now: Content})),
  past: Steps,
  future: Steps,
});
const Stored = z.object({
  branch: z.string(),
  key: z.string(),
  draft: PackedDraft,
  waiting: z.array(PackedDraft).optional(),
  sent: z.object({number: z.int(), url: z.string(), branch: z.string(), commit: z.string()}).optional(),
  helpers: z.array(z.string()).optional(),
  sentence: z.string().optional(),
  onto: z.object({branch: z.string(), commit: z.string()}).optional(),
  at: z.date(),
}) satisfies z.ZodType<DraftRecord>;

type Photos = ReadonlyMap<string, Uint8Array>;

const isPhoto = (content?: Packed): content is Uint8Array => content instanceof Uint8Array && content.length > 0;
const isName = (content?: Packed): content is PhotoName => typeof content === 'object' && 'photo' in content;

/** Replaces the contents of a draft. */
function mapContents<To>(draft: PackedDraft, map: (content?: Packed) => To | undefined): PackedDraft<To> {
  const changes = ({writes, ...step}: Step<Packed>): Step<To> => ({
    ...step,
    writes: writes.map((write) =>
      'forth' in write ? write : {file: write.file, before: map(write.before), after: map(write.after)},
    ),
  });
  return {
    base: draft.base,
    files: new Map([...draft.files].map(([file, {before, now}]) => [file, {before: map(before), now: map(now)}])),
    past: draft.past.map(changes),
    future: draft.future.map(changes),
  };
}

/** Calls `visit` with each content of the drafts of a record, or of a stored draft. */
function visitContents({draft, waiting = []}: DraftRecord | StoredDraft, visit: (content?: Packed) => void): void {
  for (const item of [draft, ...waiting]) {
    mapContents(item, visit);
  }
}

/** @returns the photos of a draft, each once */
export function photosOf(stored: StoredDraft): Set<Uint8Array> {
  const photos = new Set<Uint8Array>();
  visitContents(stored, (content) => {
    if (isPhoto(content)) photos.add(content);
  });
  return photos;
}

/** @returns the names of the photos that a record needs */
export function photoNamesOf(record: DraftRecord): Set<string> {
  const names = new Set<string>();
  visitContents(record, (content) => {
    if (isName(content)) names.add(content.photo);
  });
  return names;
}

/** @returns the record of a draft; a photo without a name is stored in it */
export function packDraft(stored: StoredDraft, nameOf: (photo: Uint8Array) => string | undefined): DraftRecord {
  const pack = (content?: Packed): Packed | undefined => {
    const photo = isPhoto(content) ? nameOf(content) : undefined;
    return photo === undefined ? content : {photo};
  };
  const {draft, waiting, ...rest} = stored;
  return {
    ...rest,
    draft: mapContents(draft, pack),
    ...(waiting && {waiting: waiting.map((item) => mapContents(item, pack))}),
  };
}

/** @returns the record in a stored value; undefined when it has a different format */
export const parseRecord = (stored: unknown): DraftRecord | undefined => Stored.safeParse(stored).data;

/** @returns the draft of a record; undefined when one of its photos is missing */
export function unpackDraft(record: DraftRecord, photos: Photos): StoredDraft | undefined {
  if ([...photoNamesOf(record)].some((name) => !photos.has(name))) return undefined;
  const {draft, waiting, ...rest} = record;
  const unpack = (content?: Packed): FileContent | undefined => (isName(content) ? photos.get(content.photo) : content);
  return {
    ...rest,
    draft: mapContents(draft, unpack),
    ...(waiting && {waiting: waiting.map((item) => mapContents(item, unpack))}),
  };
}
