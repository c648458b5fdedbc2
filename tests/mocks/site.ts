import {readFileSync} from 'node:fs';
import {parse} from 'yaml';
import {Site} from '../../src/site/page-types/site';
import {measureHeader} from '../../src/site/header-width';
import {SITE_FILE} from '../../src/cms/values/paths';

/** The real site data, as components receive it from the build. */
const site = Site.parse(parse(readFileSync(SITE_FILE, 'utf8')));

export default {...site, sprite: '/assets/icons.svg', year: 2026, headerFit: measureHeader(site)};
