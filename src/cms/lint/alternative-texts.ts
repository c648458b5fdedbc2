import {slug} from '../../shared/slug';
import {truncate, type BareDiagnostic, type ReportDescriptor} from '../base/diagnostic';
import {asGroup, valueAt, type Path} from '../base/values';
import type {Source} from '../definition/site-definition';

/** Every picture that is beside an alternative text. */
export function picturesBeside(data: unknown, path: Path): string[] {
  return Object.values(asGroup(valueAt(data, path.slice(0, -1)))).flatMap((value) =>
    typeof value === 'string' && value.startsWith('/img/') ? value : [],
  );
}

/**
 * A text that only repeats the name of the file tells a blind visitor nothing (WCAG 2.2, 1.1.1). Several words may be a
 * good description, which the file was named for.
 */
export function altDiagnostic(alt: string, pictures: string[]): BareDiagnostic | undefined {
  const names = pictures.map((picture) => picture.replace(/^.*\//, '').replace(/\.\w+$/, ''));
  const isName = /\.(jpe?g|png|svg|heic)$/i.test(alt) || /^(img|dsc|pxl|wa)[-_ ]?\d/i.test(alt);
  const isOneWord = !/\s/.test(alt.trim());
  return isName || (isOneWord && names.some((name) => slug(alt) === slug(name)))
    ? {message: `"${truncate(alt)}" is the name of the file.`, help: 'Say what the photo shows.'}
    : undefined;
}

/** @returns the descriptions of photos in a body that say nothing. */
export function photoDiagnostics({file, body}: Source): ReportDescriptor[] {
  return (body?.photos ?? []).flatMap(({name, alt, line, columns}): ReportDescriptor[] => {
    const diagnostic = altDiagnostic(alt, [name]);
    return diagnostic ? [{file, line, columns, ...diagnostic, message: `The description ${diagnostic.message}`}] : [];
  });
}
