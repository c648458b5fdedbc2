import {followsPhoto} from '../../parse/photo-sizes';
import {defineRule, type Examples} from '../define-rule';

export const rule = defineRule({
  id: 'photo-placement',
  messages: {
    inText: [
      'The photo "{url}" is in the middle of other text.',
      'Put it on its own line, with an empty line above and below.',
    ],
    noDescription: ['The photo "{url}" has no description.', 'Say what it shows: ![What the photo shows]({url}).'],
    reference: ['Reference-style photos are not supported.', 'Write ![what it shows](/img/…).'],
  },
  check: {
    body: (report, {root}) => ({
      image: ({alt, url}, parent) => {
        const siblings = parent?.children.filter((child) => !followsPhoto(child, parent));
        const isAlone = root.children.some((child) => child === parent) && siblings?.length === 1;
        if (!isAlone) report({message: 'inText', data: {url}});
        else if (!alt?.trim()) report({message: 'noDescription', data: {url}, isEmpty: true});
      },
      imageReference: () => report({message: 'reference'}),
    }),
  },
});

export const docs = 'A photo in the text of a page is on its own line and has a description.';

export const examples: Examples<typeof rule> = {
  'index | ![What it shows](/img/photo.jpg)': {
    invalid: [
      ['[«![What it shows](/img/photo.jpg)»](/projects)', 'inText', {url: '/img/photo.jpg'}],
      ['«![](/img/photo.jpg)»', 'noDescription', {url: '/img/photo.jpg'}],
      ['«![What it shows][photo]»\n\n[photo]: /img/photo.jpg', 'reference'],
    ],
  },
};
