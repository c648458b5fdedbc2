/** `npm run guide`: writes the reference of all fields from the schema. The editors' guide links to it. */
import {writeFileSync} from 'node:fs';
import {renderFieldTables} from '../site/page-types';

writeFileSync('.github/fields.md', renderFieldTables());
