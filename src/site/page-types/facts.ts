/** Verifiable facts, each with its page. Each page type adds its own. */
import type * as z from 'zod';
import type {Facts as Schema} from './fact-schema';

export type CompanyFacts = z.infer<typeof Schema>;

/** @returns the facts of all pages; each list keeps the order of the pages. */
export function joinFacts(all: readonly Partial<CompanyFacts>[]): CompanyFacts {
  return {
    since: all.find(({since}) => since !== undefined)?.since,
    management: all.flatMap(({management}) => management ?? []),
    offices: all.flatMap(({offices}) => offices ?? []),
    services: all.flatMap(({services}) => services ?? []),
    codes: all.flatMap(({codes}) => codes ?? []),
    certifications: all.flatMap(({certifications}) => certifications ?? []),
    registrations: all.flatMap(({registrations}) => registrations ?? []),
    policies: all.flatMap(({policies}) => policies ?? []),
    safety: all.flatMap(({safety}) => safety ?? []),
    projects: all.flatMap(({projects}) => projects ?? []),
    equipment: all.flatMap(({equipment}) => equipment ?? []),
  };
}
