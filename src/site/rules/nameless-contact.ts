import {asGroup, asList} from '../../cms/values/values';
import {defineRule, type Examples} from '../../cms/definition/site-definition';

export const rule = defineRule({
  id: 'nameless-contact',
  severity: 'warning',
  occasion: 'launch',
  messages: {
    nameless: '{count} of {total} contacts give no name: {names*}. Add the names of people who agree to be named.',
  },
  check: {
    // That is valid, although journalists and neighbours ask for a name.
    source: (report, {parsed}) => {
      const contacts = asList(asGroup(parsed?.data).contacts).map(asGroup);
      const nameless = contacts.filter(({person}) => person === undefined);
      if (nameless.length === 0) return;
      const names = nameless.map(({name}) => String(name)).join(', ');
      const data = {count: nameless.length, total: contacts.length, names};
      report({message: 'nameless', data, at: {line: parsed?.lineOf(['contacts']) ?? 1}});
    },
  },
});

export const docs = 'Every contact gives the name of a person.';

export const examples: Examples<typeof rule> = {
  'contact/index | person: Ada Sample\n    ': {invalid: [['', 'nameless', {count: 2, total: 2}]]},
};
