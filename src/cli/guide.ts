/** `npm run guide`: writes the reference of all fields, which the editors' guide links to, from the schema. */
import {writeFileSync} from 'node:fs';
import {renderFieldTables} from '../site/page-types';

writeFileSync('.github/fields.md', renderFieldTables());
