/** Looks up each picture that a field or a body names, once. */
import {countryCodes} from '../values/countries';
import {valueAt} from '../values/values';
import type {Problem} from '../values/diagnostic';
import {type ContentHost, NamedPicture, type Photo} from '../images';
import {photoOf} from '../images/uses';
import type {Body} from '../parse/body';
import type {Source} from '../definition/site-definition';

export type PicturesByPath = ReadonlyMap<string, NamedPicture>;

export async function readPictures(
  sources: Source[],
  {readPicture, fileNamesIn}: ContentHost,
): Promise<PicturesByPath> {
  const paths = new Set(sources.flatMap(picturesIn));
  const found = [...paths].map(async (path) => {
    const folder = path.slice(0, path.lastIndexOf('/'));
    return [path, new NamedPicture(path, await readPicture(path), fileNamesIn(folder))] as const;
  });
  return new Map(await Promise.all(found));
}

const picturesIn = (source: Source): string[] => [
  ...valuesOf(source, 'picture'),
  ...(source.body?.photos ?? []).map(({name}) => name),
];

/** @returns one line per picture of a source that changes whenever the picture does */
export const pictureState = (source: Source, pictures: PicturesByPath): string[] =>
  picturesIn(source).map((path) => {
    const {facts, neighbours = []} = pictures.get(path) ?? {};
    return [path, facts?.hash, ...neighbours].join(' ');
  });

/** @returns the flag of every country that a field names, by its code of two letters (ISO 3166). */
export async function countryFlagsIn(sources: Source[], {flagOf}: ContentHost): Promise<PicturesByPath> {
  const codes = new Set(sources.flatMap((source) => valuesOf(source, 'country')).flatMap(countryCodes));
  const found = [...codes].map(async (code) => [code, await flagOf(code)] as const);
  return new Map(await Promise.all(found));
}

const valuesOf = ({values}: Source, kind: 'picture' | 'country'): string[] =>
  values.flatMap(({value, meta}) => (meta[kind] && typeof value === 'string' ? value : []));

export function photosOf(file: string, body: Body | undefined, pictures: PicturesByPath) {
  const photos: Record<string, Photo> = {};
  const problems: Problem[] = [];
  for (const {name, line, columns} of body?.photos ?? []) {
    const picture = pictures.get(name);
    const photo = picture && photoOf(picture, 'card');
    if (!photo) continue;
    if ('message' in photo) {
      const {message: reason, help, ...details} = photo;
      const data = {name, reason, help};
      problems.push({ruleId: 'photo-file', message: 'photo', data, file, line, columns, ...details});
    } else photos[name] = photo;
  }
  return {photos, problems};
}

export function withPictures({parsed, values}: Source, pictures: PicturesByPath): unknown {
  // A new copy of the data.
  const data: unknown = parsed?.document.toJS() ?? {};
  for (const {value, path, meta} of values) {
    const named = meta.picture && typeof value === 'string' ? pictures.get(value) : undefined;
    if (named) (valueAt(data, path.slice(0, -1)) as Record<string | number, unknown>)[path.at(-1) ?? ''] = named;
  }
  return data;
}
