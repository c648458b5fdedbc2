/** Field types for pictures. A page has a path; the parsed value is what the page needs to show the picture. */
import * as z from 'zod';
import {logoOf, MAX_WIDTH_RATIO, MAX_HEIGHT_RATIO, photoOf, portraitOf, type PhotoUse} from '../images/uses';
import {NamedPicture, type Logo, type Photo} from '../images';
import type {ReportMessage} from '../values/diagnostic';
import {field, type FieldMeta} from './meta';

function picture<T extends Photo | Logo>(
  show: (picture: NamedPicture) => T | ReportMessage,
  description: string,
  example: string,
  shape?: FieldMeta['shape'],
) {
  const schema = z.unknown().transform((value, context): T => {
    if (!(value instanceof NamedPicture)) {
      context.addIssue({code: 'invalid_type', expected: 'string', input: value});
      return z.NEVER;
    }
    const shown = show(value);
    if (!('message' in shown)) return shown;
    context.addIssue({
      code: 'custom',
      message: shown.message,
      params: {help: shown.help, related: shown.related, ruleId: 'photo-file'},
    });
    return z.NEVER;
  });
  return schema.meta({description, example, picture: true, ...(shape && {shape})});
}

/** Members shows portraits in this shape. */
const PORTRAIT_RATIO = 4 / 5;

const shapeFor = (use: PhotoUse) => ({maxAspectRatio: MAX_WIDTH_RATIO[use], maxTallRatio: MAX_HEIGHT_RATIO});

/** A JPEG or PNG of up to 20 MB in static/img. */
export const photo = (use: PhotoUse, example: string) =>
  picture(
    (named) => photoOf(named, use),
    'A photo in static/img: JPEG or PNG, up to 20 MB. A photo straight from a phone is fine.',
    example,
    shapeFor(use),
  );

/** A logo, badge or line drawing in static/img: SVG or PNG. */
export const logo = (example: string) =>
  picture(logoOf, 'A logo in static/img: an SVG from the designer (best) or a PNG.', example);

/** A person's portrait: a photo, or a drawing until there is one. */
export const portrait = (example: string) =>
  picture<Photo | Logo>(
    portraitOf,
    'A portrait in static/img: an upright JPEG or PNG, straight from a phone, or an SVG from the designer.',
    example,
    {...shapeFor('portrait'), shown: PORTRAIT_RATIO},
  );

/** The point of a photo that must stay visible. */
export const focal = (description: string, example: string) =>
  field(
    z
      .string()
      .regex(/^\d{1,3}% \d{1,3}%$/, {
        error: 'is not two percentages: one from the left and one from the top',
        abort: true,
      })
      .regex(/^(100|\d\d?)% (100|\d\d?)%$/, {error: 'is outside the photo; the maximum is 100%'}),
    description,
    example,
    'point',
  );
