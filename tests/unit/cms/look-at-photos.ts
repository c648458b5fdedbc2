/** Looks at photos as the linter does, all at once, and prints the most memory that this process has taken, in bytes. */
import {readFileSync} from 'node:fs';
import {measure} from '../../../src/node/picture-facts';

const KIBIBYTE = 1024;

async function look(files: string[]): Promise<void> {
  const found = await Promise.all(files.map((file) => measure(readFileSync(file))));
  const read = found.filter((image) => image?.color !== '').length;
  process.stdout.write(JSON.stringify({read, bytes: process.resourceUsage().maxRSS * KIBIBYTE}));
}

void look(process.argv.slice(2));
