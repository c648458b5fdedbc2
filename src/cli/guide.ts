/** `npm run guide`: writes the tables of all fields, the list of all rules, and the list of all messages. */
import {writeFileSync} from 'node:fs';
import {renderFieldTables} from '../site/page-types';
import {renderRules} from '../site/rule-docs';
import {renderMessages} from './message-list';

writeFileSync('.github/fields.md', renderFieldTables());
writeFileSync('.github/rules.md', renderRules());
writeFileSync('.github/messages.txt', renderMessages());
