/** The stored form of a draft: one record, and each of its photos once, by its hash. */
import * as z from 'zod';
import type {FileContent} from '../../cms/edit';
import type {StoredDraft} from './draft-state';

/** The name of a photo that is stored next to the record. Earlier versions stored its bytes in the record. */
const PhotoName = z.object({photo: z.string().regex(/^[0-9a-f]{40}$/)});
const Content = z
  .union([z.string(), z.custom<Uint8Array>((value) => value instanceof Uint8Array), PhotoName])
  .optional();
type Content = z.infer<typeof Content>;
const Splice = z.object({from: z.int().nonnegative(), to: z.int().nonnegative(), text: z.string()});
const Written = z.union([
  z.object({file: z.string(), forth: Splice, back: Splice}),
  z.object({file: z.string(), before: Content, after: Content}),
]);
const At = z.object({
  file: z.string(),
  path: z
    .array(z.union([z.string(), z.number()]))
    .readonly()
    .optional(),
  line: z.number().optional(),
});
const Step = z.object({at: At.optional(), isTyped: z.boolean().optional(), writes: z.array(Written).readonly()});
const Steps = z.array(Step).readonly();
const PackedDraft = z.object({
  base: z.string(),
  files: z.map(z.string().regex(/^(pages|static)\//), z.object({before: Content, now: Content})).readonly(),
  past: Steps,
  future: Steps,
  isImported: z.boolean().optional(),
});
/** A draft whose contents may be names of photos. */
type PackedDraft = z.infer<typeof PackedDraft>;
const Stored = z.object({
  branch: z.string(),
  key: z.string(),
  draft: PackedDraft,
  waiting: z.array(PackedDraft).readonly().optional(),
  sent: z.object({number: z.int(), url: z.string(), branch: z.string(), commit: z.string()}).optional(),
  helpers: z.array(z.string()).readonly().optional(),
  sentence: z.string().optional(),
  onto: z.object({branch: z.string(), commit: z.string()}).optional(),
  at: z.date(),
});
export type DraftRecord = z.infer<typeof Stored>;

type Photos = ReadonlyMap<string, Uint8Array>;

const isPhoto = (content: Content): content is Uint8Array => content instanceof Uint8Array && content.length > 0;
const isName = (content: Content): content is z.infer<typeof PhotoName> =>
  typeof content === 'object' && 'photo' in content;

/** Replaces the contents of a draft. */
function mapContents<To>({files, past, future, ...rest}: PackedDraft, map: (content: Content) => To) {
  const mapStep = ({writes, ...step}: z.infer<typeof Step>) => ({
    ...step,
    writes: writes.map((write) =>
      'forth' in write ? write : {file: write.file, before: map(write.before), after: map(write.after)},
    ),
  });
  return {
    ...rest,
    files: new Map([...files].map(([file, {before, now}]) => [file, {before: map(before), now: map(now)}])),
    past: past.map(mapStep),
    future: future.map(mapStep),
  };
}

/** @returns all contents of a draft and of its undo steps */
export const contentsOf = ({files, past, future}: PackedDraft): Content[] => [
  ...[...files.values()].flatMap(({before, now}) => [before, now]),
  ...[...past, ...future].flatMap(({writes}) =>
    writes.flatMap((write) => ('forth' in write ? [] : [write.before, write.after])),
  ),
];

const allContentsOf = ({draft, waiting = []}: DraftRecord | StoredDraft) => [draft, ...waiting].flatMap(contentsOf);

/** @returns the photos of a draft, each once */
export const photosOf = (stored: StoredDraft): Set<Uint8Array> => new Set(allContentsOf(stored).filter(isPhoto));

/** @returns the names of the photos that a record needs */
export const photoNamesOf = (record: DraftRecord): Set<string> =>
  new Set(
    allContentsOf(record)
      .filter(isName)
      .map(({photo}) => photo),
  );

/** @returns the record of a draft; a photo without a name is stored in it */
export function packDraft(stored: StoredDraft, nameOf: (photo: Uint8Array) => string | undefined): DraftRecord {
  const pack = (content: Content): Content => {
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
  const unpack = (content: Content): FileContent | undefined => (isName(content) ? photos.get(content.photo) : content);
  return {
    ...rest,
    draft: mapContents(draft, unpack),
    ...(waiting && {waiting: waiting.map((item) => mapContents(item, unpack))}),
  };
}
