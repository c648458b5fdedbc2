import {PROJECTS_PATH} from '../addresses';
import {defineRule, type Examples} from '../../cms/definition/site-definition';
import {figuresOf} from '../figures';

export const rule = defineRule({
  id: 'unshown-project',
  severity: 'warning',
  occasion: 'launch',
  messages: {
    more: '"{words*}" is more than the {count} shown on {page*}. Say that those are a selection, or correct the figure.',
  },
  check: {
    // That is valid, but buyers ask about it.
    project: (report, {sources}) => {
      const owner = sources.find(({path}) => path === PROJECTS_PATH);
      const count = sources.filter(({kind}) => kind?.name === 'project').length;
      if (!owner || count === 0) return;
      for (const {source, line, label, number, words} of sources.flatMap(figuresOf)) {
        if (!/\bprojects\b/.test(label) || number <= count) continue;
        const page = owner.file;
        report({message: 'more', data: {words, count, page}, at: {source, line}, related: [page]});
      }
    },
  },
});

export const docs = 'The site does not claim more projects than it shows.';

export const examples: Examples<typeof rule> = {
  'index | {number: 150,': {invalid: [['{number: 151,', 'more', {words: '151+ Projects Completed'}]]},
};
