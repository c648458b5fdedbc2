import type {Parents} from 'mdast';
import {followsPhoto} from '../../parse/photo-sizes';
import {defineRule, type Examples} from '../define-rule';

export const rule = defineRule({
  id: 'photo-placement',
  messages: {
    inText: [
      'The photo "{url}" is in the middle of other text.',
      'Put it on its own line, with an empty line above and below.',
    ],
    inLink: [
      'The photo "{url}" is inside a link, and photos cannot be links.',
      'Write the photo on its own line, and the link as text below it.',
    ],
    inList: [
      'The photo "{url}" is inside a list or a quotation.',
      'Put it on its own line without spaces before it, with an empty line above and below.',
    ],
    noDescription: ['The photo "{url}" has no description.', 'Say what it shows: ![What the photo shows]({url}).'],
    reference: ['Reference-style photos are not supported.', 'Write ![what it shows](/img/…).'],
  },
  check: {
    body: (report, {root}) => ({
      image: ({alt, url}, parent) => {
        const siblings = parent?.children.filter((child) => !followsPhoto(child, parent));
        const isAlone = root.children.some((child) => child === parent) && siblings?.length === 1;
        if (!isAlone) report({message: outerMessage(parent, siblings?.length === 1), data: {url}});
        else if (!alt?.trim()) report({message: 'noDescription', data: {url}, isEmpty: true});
      },
      imageReference: () => report({message: 'reference'}),
    }),
  },
});

const outerMessage = (parent: Parents | undefined, isOnly: boolean) =>
  isOnly && parent?.type === 'link' ? 'inLink' : isOnly && parent?.type === 'paragraph' ? 'inList' : 'inText';

export const docs = 'A photo in the text of a page is on its own line and has a description.';

export const examples: Examples<typeof rule> = {
  'index | ![What it shows](/img/photo.jpg)': {
    invalid: [
      ['[«![What it shows](/img/photo.jpg)»](/projects)', 'inLink', {url: '/img/photo.jpg'}],
      ['1. Draw\n\n   «![What it shows](/img/photo.jpg)»', 'inList', {url: '/img/photo.jpg'}],
      ['Words «![What it shows](/img/photo.jpg)»', 'inText', {url: '/img/photo.jpg'}],
      ['«![](/img/photo.jpg)»', 'noDescription', {url: '/img/photo.jpg'}],
      ['«![What it shows][photo]»\n\n[photo]: /img/photo.jpg', 'reference'],
    ],
  },
};
