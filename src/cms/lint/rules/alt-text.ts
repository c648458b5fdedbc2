import {slug} from '../../../shared/slug';
import {asGroup, valueAt} from '../../values/values';
import {defineRule, type Examples} from '../define-rule';

export const rule = defineRule({
  id: 'alt-text',
  messages: {
    field: ['{field*} "{value}" is the file name.', 'Say what the photo shows.'],
    body: ['The description "{alt}" is the file name.', 'Say what the photo shows.'],
  },
  check: {
    value: (report, {value, path, source}) => {
      if (path.at(-1) !== 'alt') return;
      const entry = Object.values(asGroup(valueAt(source.parsed?.data, path.slice(0, -1))));
      const pictures = entry.flatMap((item) => (typeof item === 'string' && item.startsWith('/img/') ? item : []));
      if (isFileName(value, pictures)) report({message: 'field'});
    },
    source: (report, {body}) => {
      for (const {name, alt, line, columns} of body?.photos ?? [])
        if (isFileName(alt, [name])) report({message: 'body', data: {alt}, at: {line, columns}});
    },
  },
});

/**
 * A text that only repeats the name of the file does not help blind visitors (WCAG 2.2, 1.1.1). A name of several words
 * is accepted, because the file may be named after a good description.
 */
function isFileName(alt: string, pictures: readonly string[]): boolean {
  if (/\.(jpe?g|png|svg|heic)$/i.test(alt) || /^(img|dsc|pxl|wa)[-_ ]?\d/i.test(alt)) return true;
  const names = pictures.map((picture) => picture.replace(/^.*\//, '').replace(/\.\w+$/, ''));
  return !/\s/.test(alt.trim()) && names.some((name) => slug(alt) === slug(name));
}

export const docs =
  'The description of a photo says what the photo shows. Blind visitors hear it instead of seeing the photo.';

export const examples: Examples<typeof rule> = {
  'index | ![What it shows](/img/photo.jpg)': {
    valid: ['![A photo of the yard](/img/photo.jpg)'],
    invalid: [['«![photo.jpg](/img/photo.jpg)»', 'body', {alt: 'photo.jpg'}]],
  },
  'services/engineering | alt: A photo': {invalid: [['alt: «IMG_2034»', 'field']]},
};
