import {readFileSync} from 'node:fs';
import {parse} from 'yaml';
import type {Site} from '../../src/content/schema';

/** The real facts of the frame, as the build hands them to the components. */
const site = parse(readFileSync('pages/_site.yml', 'utf8')) as Site;

export default {...site, sprite: '/assets/icons.svg', year: 2026};
