import type {ReportDescriptor} from '../../cms/base/diagnostic';
import {rule} from '../../cms/definition/site-definition';
import {asGroup, asList} from '../../cms/base/values';

/** Counts contact points without a person's name, which are valid, although journalists and neighbours ask for one. */
export const namelessContacts = rule({id: 'nameless-contact', severity: 'warning'}, ({sources}) =>
  sources.flatMap(({file, parsed}): ReportDescriptor[] => {
    const contacts = asList(asGroup(parsed?.data).contacts).map(asGroup);
    const nameless = contacts.filter(({person}) => person === undefined);
    if (nameless.length === 0) return [];
    const names = nameless.map(({name}) => String(name)).join(', ');
    const message = `${nameless.length} of ${contacts.length} contacts give no name: ${names}. Add the names of people who agree to be named.`;
    return [{file, line: parsed?.lineOf(['contacts']) ?? 1, message}];
  }),
);
