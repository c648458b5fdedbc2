import type {ReportDescriptor} from '../../cms/base/diagnostic';
import {rule} from '../../cms/definition/site-definition';
import {asGroup, asList} from '../../cms/base/values';

/**
 * Desks without the name of a person: right where nobody has agreed to be named, but journalists and neighbours ask for one.
 * @returns a sentence that counts them, where there are any
 */
export const namelessContacts = rule({id: 'nameless-contact', severity: 'warning'}, ({sources}) =>
  sources.flatMap(({file, parsed}): ReportDescriptor[] => {
    const desks = asList(asGroup(parsed?.data).desks).map(asGroup);
    const nameless = desks.filter(({person}) => person === undefined);
    if (nameless.length === 0) return [];
    const names = nameless.map(({name}) => String(name)).join(', ');
    const message = `${nameless.length} of the ${desks.length} desks name no person: ${names}. Name those who agree to it.`;
    return [{file, line: parsed?.lineOf(['desks']) ?? 1, message}];
  }),
);
