// "npm run guide" writes this list of the rules in this folder, so do not edit it by hand.
import type {SiteRule} from '../../cms/definition/site-definition';
import {rule as safetyRate} from './safety-rate';

// prettier-ignore
export const ERRORS: readonly SiteRule[] = [
  safetyRate,
];
