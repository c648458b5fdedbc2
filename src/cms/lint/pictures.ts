/** Looks up each picture that a field or a body names, once. */
import {countryCodes} from '../base/countries';
import {truncate, type ReportDescriptor} from '../base/diagnostic';
import {type ContentHost, NamedPicture, type Photo} from '../images';
import {photoOf} from '../images/uses';
import type {Body} from '../parse/body';
import type {Source} from '../definition/site-definition';

export type PicturesByPath = ReadonlyMap<string, NamedPicture>;

export async function lookUp(sources: Source[], {lookAt, namesIn}: ContentHost): Promise<PicturesByPath> {
  const paths = new Set(sources.flatMap(picturesIn));
  const found = [...paths].map(async (path) => {
    const folder = path.slice(0, path.lastIndexOf('/'));
    return [path, new NamedPicture(path, await lookAt(path), namesIn(folder))] as const;
  });
  return new Map(await Promise.all(found));
}

const picturesIn = (source: Source): string[] => [
  ...valuesOf(source, 'picture'),
  ...(source.body?.photos ?? []).map(({name}) => name),
];

/** @returns one line per picture of a source that changes whenever the picture does */
export const stateOfPictures = (source: Source, pictures: PicturesByPath): string[] =>
  picturesIn(source).map((path) => {
    const {facts, neighbours = []} = pictures.get(path) ?? {};
    return [path, facts?.hash, ...neighbours].join(' ');
  });

/** @returns the flag of every country that a field names, by its code of two letters (ISO 3166). */
export async function flagsIn(sources: Source[], {flagOf}: ContentHost): Promise<PicturesByPath> {
  const codes = new Set(sources.flatMap((source) => valuesOf(source, 'country')).flatMap(countryCodes));
  const found = [...codes].map(async (code) => [code, await flagOf(code)] as const);
  return new Map(await Promise.all(found));
}

function valuesOf(source: Source, kind: 'picture' | 'country'): string[] {
  const values: string[] = [];
  source.values.forEach(({value, meta}) => {
    if (meta[kind] && typeof value === 'string') values.push(value);
  });
  return values;
}

/** Returns the photos in the body of a page, and the findings about them. */
export function photosOf(file: string, body: Body | undefined, pictures: PicturesByPath) {
  const photos: Record<string, Photo> = {};
  const diagnostics: ReportDescriptor[] = [];
  for (const {name, line, columns} of body?.photos ?? []) {
    const picture = pictures.get(name);
    const photo = picture && photoOf(picture, 'card');
    if (!photo) continue;
    if ('message' in photo)
      diagnostics.push({file, line, columns, ...photo, message: `The photo "${truncate(name)}" ${photo.message}.`});
    else photos[name] = photo;
  }
  return {photos, diagnostics};
}

export function withPictures(source: Source, pictures: PicturesByPath): unknown {
  const places = new Map<string, NamedPicture>();
  source.values.forEach(({value, path, meta: {picture}}) => {
    const named = picture && typeof value === 'string' ? pictures.get(value) : undefined;
    if (named) places.set(path.map((key) => `/${String(key)}`).join(''), named);
  });
  const step = (value: unknown, place: string): unknown => {
    const named = places.get(place);
    if (named) return named;
    if (Array.isArray(value)) return value.map((item, index) => step(item, `${place}/${index}`));
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, step(item, `${place}/${key}`)]));
  };
  return step(source.parsed?.data, '');
}
