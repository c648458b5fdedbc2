import {asGroup} from '../../values/values';
import {defineWarning, type Examples} from '../define-rule';

export const rule = defineWarning({
  id: 'unshown-list',
  severity: 'warning',
  messages: {
    unshown: 'The page does not show {list*}. Add <{block*} /> on its own line where the list should appear.',
  },
  check: {
    source: (report, {path, body, parsed, definition}) => {
      if (!body || !parsed) return;
      const written = new Set(body.blocks.map(({name}) => name));
      for (const list of Object.keys(asGroup(parsed.data))) {
        const blocks = Object.entries(definition.blocks).flatMap(([name, {shows, only, optional}]) =>
          !optional && shows === list && (only ?? path) === path ? name : [],
        );
        const [block] = blocks;
        if (block !== undefined && !blocks.some((name) => written.has(name)))
          report({message: 'unshown', data: {list, block}, at: {path: [list]}});
      }
    },
  },
});

export const docs = 'A list that has entries is shown by its block.';

export const examples: Examples<typeof rule> = {
  'about/management | <Members />': {invalid: [['Words.', 'unshown', {list: 'members', block: 'Members'}]]},
};
