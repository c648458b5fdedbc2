/** `npm run guide`: writes the field tables of the editors' guide again from the schema. */
import {readFileSync, writeFileSync} from 'node:fs';
import {withFieldTables} from '../site/page-types';

const GUIDE = '.github/CONTRIBUTING.md';

writeFileSync(GUIDE, withFieldTables(readFileSync(GUIDE, 'utf8')));
