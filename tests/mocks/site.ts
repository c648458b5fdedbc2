import {readFileSync} from 'node:fs';
import {parse} from 'yaml';
import {Site} from '../../src/site/page-types/site';
import {SITE_FILE} from '../../src/cms/base/paths';

/** The real facts of the frame, as the build hands them to the components. */
const site = Site.parse(parse(readFileSync(SITE_FILE, 'utf8')));

export default {...site, sprite: '/assets/icons.svg', year: 2026};
