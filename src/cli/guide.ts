/** `npm run guide`: writes the lists of all rules, of all fields and of all messages. */
import {writeFileSync} from 'node:fs';
import {RULE_FOLDERS, renderRuleLists, renderRules} from './rules';

async function main(): Promise<void> {
  for (const folder of RULE_FOLDERS)
    for (const [file, text] of await renderRuleLists(folder)) writeFileSync(file, text);
  writeFileSync('.github/rules.md', await renderRules());
  // What the lists name must exist before the page types and their messages are read.
  const [{renderFieldTables}, {renderMessages}] = await Promise.all([
    import('../site/page-types'),
    import('./message-list'),
  ]);
  writeFileSync('.github/fields.md', renderFieldTables());
  writeFileSync('.github/messages.txt', renderMessages());
}

void main();
