import {defineRule, type Examples} from '../define-rule';

/** `images/` has the reasons, which the editor also shows. */
export const rule = defineRule({
  id: 'photo-file',
  messages: {
    photo: ['The photo "{name}" {reason*}.', '{help*}'],
    value: ['{field*} "{value}" {reason*}.', '{help*}'],
    group: ['{field*} {reason*}.', '{help*}'],
  },
});

export const docs = 'A picture exists, is large enough, has the right shape, and is a JPEG, PNG or plain SVG.';

export const examples: Examples<typeof rule> = {
  'index | (/img/photo.jpg)': {
    invalid: [['(/img/foto.jpg)', 'photo', {name: '/img/foto.jpg', reason: 'does not exist'}]],
  },
  'index | ![What it shows](/img/photo.jpg)': {
    invalid: [
      [
        '«![What it shows](/img/photo.jpg|300)»',
        'photo',
        {name: '/img/photo.jpg|300', reason: 'ends in a size, which the page sets itself'},
      ],
      ['«![What it shows](/img/photo.jpg?w=300)»', 'photo', {help: 'Write /img/photo.jpg.'}],
      [
        '«![What it shows](/static/img/photo.jpg)»',
        'photo',
        {help: 'Put the picture there, then write /img/photo.jpg.'},
      ],
    ],
  },
  'projects/beta | image: /img/photo.jpg': {
    invalid: [['image: «/img/WhatsApp Image 2026-10-14 at 10.15.30.jpeg»', 'value']],
  },
  'services/engineering | /img/photo.jpg': {
    invalid: [
      ['«/img/Photo.jpg»', 'value', {reason: 'does not match the capital letters of the file name'}],
      ['«../photo.jpg»', 'value', {reason: 'is not the path of a picture in static/img'}],
      ['«/img/fake.jpg»', 'value', {reason: 'is a PNG picture, but its name ends in .jpg'}],
      ['«/img/photo.heic»', 'value', {reason: 'is a HEIC photo, which browsers cannot show'}],
      ['«/img/phone.jpg»', 'value', {reason: 'is a HEIC photo, which browsers cannot show'}],
      ['«/img/print.jpg»', 'value', {reason: 'uses print colours (CMYK)'}],
      ['«/img/small.jpg»', 'value', {reason: 'is only 300 pixels wide and would look blurred here'}],
    ],
  },
};
