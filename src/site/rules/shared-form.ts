import {asGroup, setIfAbsent} from '../../cms/values/values';
import {defineRule, type Examples} from '../../cms/definition/site-definition';

export const rule = defineRule({
  id: 'shared-form',
  severity: 'warning',
  messages: {shared: ['{field*} is also the form of {first*}.', 'Write the address of this opening’s form.']},
  check: {
    project: (report, {sources}) => {
      const files = new Map<string, string>();
      for (const source of sources) {
        const {applyLink} = asGroup(source.parsed?.data);
        if (source.kind?.name !== 'opening' || typeof applyLink !== 'string') continue;
        const first = setIfAbsent(files, applyLink, source.file);
        if (first !== undefined) report({message: 'shared', data: {first}, at: {source, path: ['applyLink']}});
      }
    },
  },
});

export const docs = 'Each opening has its own application form.';

export const examples: Examples<typeof rule> = {
  'careers/machinist | apply/machinist': {invalid: [['apply/analyst', 'shared', {first: 'pages/careers/analyst.mdx'}]]},
};
