import {slug} from '../../shared/slug';
import {truncate, type BareDiagnostic, type ReportDescriptor} from '../base/diagnostic';
import {asGroup, valueAt, type Path} from '../base/values';
import type {Source} from '../definition/site-definition';

/** Returns every picture in the same entry as an alternative text. */
export function picturesBeside(data: unknown, path: Path): string[] {
  return Object.values(asGroup(valueAt(data, path.slice(0, -1)))).flatMap((value) =>
    typeof value === 'string' && value.startsWith('/img/') ? value : [],
  );
}

/**
 * Reports a text that only repeats the name of the file, which does not help blind visitors (WCAG 2.2, 1.1.1). A name of
 * several words is accepted, because the file may be named after a good description.
 */
export function altDiagnostic(alt: string, pictures: string[]): BareDiagnostic | undefined {
  const names = pictures.map((picture) => picture.replace(/^.*\//, '').replace(/\.\w+$/, ''));
  const isName = /\.(jpe?g|png|svg|heic)$/i.test(alt) || /^(img|dsc|pxl|wa)[-_ ]?\d/i.test(alt);
  const isOneWord = !/\s/.test(alt.trim());
  return isName || (isOneWord && names.some((name) => slug(alt) === slug(name)))
    ? {message: `"${truncate(alt)}" is the name of the file.`, help: 'Say what the photo shows.'}
    : undefined;
}

/** @returns a finding for each photo in a body whose description is only a file name. */
export function photoDiagnostics({file, body}: Source): ReportDescriptor[] {
  return (body?.photos ?? []).flatMap(({name, alt, line, columns}): ReportDescriptor[] => {
    const diagnostic = altDiagnostic(alt, [name]);
    return diagnostic ? [{file, line, columns, ...diagnostic, message: `The description ${diagnostic.message}`}] : [];
  });
}
