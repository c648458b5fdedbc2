import {setIfAbsent} from '../../values/values';
import type {Redirect} from '../../content/redirects';
import {defineRule, type Examples} from '../define-rule';

export const rule = defineRule({
  id: 'former-address',
  messages: {
    own: ['{field*} "{address}" is the current address of this page, so it would redirect to itself.', 'Remove it.'],
    ofPage: ['{field*} "{address}" is the address of {owner*}.', 'Remove it.'],
    repeated: [
      '{field*} "{address}" is already used at {first*}.',
      'An address can redirect to only one page. Remove one of them.',
    ],
  },
  check: {
    project: (report, {redirects, pages}) => {
      const owners = new Map(pages.map(({file, path}) => [path, file]));
      const first = new Map<string, Redirect>();
      for (const redirect of redirects) {
        const {file, line, address, keys: path} = redirect;
        const at = {file, line, path};
        const owner = owners.get(address);
        const before = setIfAbsent(first, address, redirect);
        if (address === redirect.path) report({message: 'own', data: {address}, at});
        else if (owner !== undefined) report({message: 'ofPage', data: {address, owner}, at});
        else if (before) report({message: 'repeated', data: {address, first: `${before.file}:${before.line}`}, at});
      }
    },
  },
});

export const docs = 'An address in `formerly` is not the current address of a page, and is listed by only one page.';

export const examples: Examples<typeof rule> = {
  'services/engineering | title: The engineering page': {
    invalid: [
      ['title: The engineering page\nformerly: [«/services/engineering»]', 'own', {address: '/services/engineering'}],
      [
        'title: The engineering page\nformerly: [/design, «/projects»]',
        'ofPage',
        {address: '/projects', owner: 'pages/projects.mdx'},
      ],
      [
        'title: The engineering page\nformerly: [«/careers/analyst»]',
        'ofPage',
        {address: '/careers/analyst', owner: 'pages/careers/analyst.mdx'},
      ],
      [
        'title: The engineering page\nformerly:\n  - /design\n  - «/design»',
        'repeated',
        {address: '/design', first: 'pages/services/engineering.mdx:4'},
      ],
    ],
  },
};
