/** `npm run check`: reads every page and prints one line for each flaw. Exit code 1 when there is one. */
import {sentence} from './flaw';
import {loadContent} from './load';

async function main(): Promise<void> {
  const {pages, flaws} = await loadContent();
  for (const flaw of flaws) process.stdout.write(`${sentence(flaw)}\n`);
  const count = flaws.length === 1 ? '1 flaw' : `${flaws.length} flaws`;
  process.stdout.write(flaws.length === 0 ? `${pages.length} pages checked, no flaw found.\n` : `${count} found.\n`);
  process.exitCode = flaws.length === 0 ? 0 : 1;
}

void main();
