import {defineRule, type Examples} from '../define-rule';

/** Placeholders that Word and mail programs leave for a picture, or that people write for a missing one. */
const PLACEHOLDER =
  /\uFFFC|(?<!!)\[(?:cid:|image:? )[^\]]*\](?!\()|\[(?:(?:insert|add|place) (?:an? |the )?)?(?:photo|picture|image)s? (?:here|to (?:come|follow))\](?!\()/i;

export const rule = defineRule({
  id: 'pasted-picture',
  messages: {
    body: [
      'The picture was not pasted here, only its placeholder.',
      'Save the photo in static/img and write its path on its own line, or remove the placeholder.',
    ],
    field: ['{field*} contains the placeholder of a picture that was not pasted.', 'Write plain text.'],
  },
  check: {
    line: (report, line) => {
      if (PLACEHOLDER.test(line)) report({message: 'body'});
    },
    value: (report, {value, meta}) => {
      if (meta.words && PLACEHOLDER.test(value)) report({message: 'field'});
    },
  },
});

export const docs = 'No placeholder of a picture that was not pasted is left.';

export const examples: Examples<typeof rule> = {
  body: {
    invalid: [
      ['«Plain words ￼»', 'body'],
      ['«[image: logo.png]»', 'body'],
    ],
  },
  'index | ![What it shows](/img/photo.jpg)': {valid: ['![Image of the yard](/img/photo.jpg)']},
  'projects | description: Four projects.': {invalid: [['description: «Four projects. ￼»', 'field']]},
};
