import {defineRule, type Examples} from '../../cms/definition/site-definition';

/** With or without the number, date and time that a phone adds. */
const VAGUE =
  /^(?:(?:whatsapp )?image|photo|picture|photograph|pic|screenshot|graphic|untitled)(?: of)?(?:[\d .:_-]|at|[ap]m)*$/i;

export const rule = defineRule({
  id: 'vague-description',
  severity: 'warning',
  messages: {
    field: ['{field*} "{value}" does not say what the photo shows.', 'Describe the photo, such as "A welder at work".'],
    body: [
      'The description "{alt}" does not say what the photo shows.',
      'Describe the photo, such as "A welder at work".',
    ],
  },
  check: {
    value: (report, {value, path}) => {
      if (path.at(-1) === 'alt' && VAGUE.test(value.trim())) report({message: 'field'});
    },
    source: (report, {body}) => {
      for (const {alt, line, columns} of body?.photos ?? [])
        if (VAGUE.test(alt.trim())) report({message: 'body', data: {alt}, at: {line, columns}});
    },
  },
});

export const docs = 'The description of a photo is more than the word "photo".';

export const examples: Examples<typeof rule> = {
  'index | ![What it shows](/img/photo.jpg)': {
    valid: ['![A photo of the yard](/img/photo.jpg)'],
    invalid: [
      ['«![Image](/img/photo.jpg)»', 'body', {alt: 'Image'}],
      ['«![Screenshot 2026-11-01 at 10.15.30](/img/photo.jpg)»', 'body'],
    ],
  },
  'services/manpower | alt: A photo': {invalid: [['alt: «Photo»', 'field']]},
};
