/** `npm run guide`: writes the tables of all fields and the list of all rules, which the editors' guide links to. */
import {writeFileSync} from 'node:fs';
import {renderFieldTables} from '../site/page-types';
import {renderRules} from '../site/rule-docs';

writeFileSync('.github/fields.md', renderFieldTables());
writeFileSync('.github/rules.md', renderRules());
