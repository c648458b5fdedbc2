import type {Project} from '../content/join';
import {ruleDefiner, type Rule} from '../definition/rule';

/** A rule for every site. */
export type EngineRule = Rule<Project>;

export const defineRule = ruleDefiner<Project>();

/** Defines a warning, which looks at sources only. */
export {defineRule as defineWarning} from '../definition/site-definition';

export type {Examples} from '../definition/rule';
