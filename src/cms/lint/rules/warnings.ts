// "npm run guide" writes this list of the rules in this folder, so do not edit it by hand.
import type {SiteRule} from '../../definition/site-definition';
import {rule as fewerEntries} from './fewer-entries';
import {rule as outdatedAltText} from './outdated-alt-text';
import {rule as unshownList} from './unshown-list';

// prettier-ignore
export const WARNINGS: readonly SiteRule[] = [
  fewerEntries, outdatedAltText, unshownList,
];
