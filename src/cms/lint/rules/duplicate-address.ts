import {setIfAbsent} from '../../values/values';
import {entryAnchors} from '../../content/site-index';
import {headingIds, plainText} from '../../parse/headings';
import {defineRule, type Examples} from '../define-rule';

export const rule = defineRule({
  id: 'duplicate-address',
  messages: {
    entry: ['{field*} has the address #{id*}, which {owner*} already uses.', 'Change the wording of one of them.'],
    heading: [
      'The heading "{title}" has the address #{id*}, which {owner*} already uses.',
      'Change the wording of one of them.',
    ],
  },
  check: {
    // Other rules compare headings with each other, and the entries of one list with each other.
    source: (report, source, {collected}) => {
      const {body, parsed} = source;
      const first = new Map<string, {list: string; owner: string}>();
      for (const {id, path, list} of entryAnchors(source, collected)) {
        const owner = path ? `the entry on line ${parsed?.lineOf(path) ?? 1}` : `the page "${id}" in the list`;
        const before = setIfAbsent(first, id, {list, owner});
        if (before && before.list !== list && path)
          report({message: 'entry', data: {id, owner: before.owner}, at: {path}});
      }
      for (const {heading, id} of body?.tree ? headingIds(body.tree) : []) {
        const {owner} = first.get(id) ?? {};
        const data = {title: plainText(heading), id, owner};
        if (owner !== undefined) report({message: 'heading', data, at: {line: heading.position?.start.line ?? 1}});
      }
    },
  },
});

export const docs = 'Every heading and entry on a page has its own link address (the part after #).';

export const examples: Examples<typeof rule> = {
  'about/management | ## Structure | Who decides': {
    invalid: [
      [
        '«## Engr. Ngozi Sample | Who decides»',
        'heading',
        {title: 'Engr. Ngozi Sample | Who decides', id: 'engr-ngozi-sample', owner: 'the entry on line 6'},
      ],
    ],
  },
  'contact/index | id: tema': {invalid: [['id: press', 'entry', {id: 'press', owner: 'the entry on line 23'}]]},
};
