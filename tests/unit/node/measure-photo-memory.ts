/** Reads photos like the linter, all at the same time, and prints the peak memory of this process in bytes. */
import {readFileSync} from 'node:fs';
import {measure} from '../../../src/node/picture-facts';

const KIBIBYTE = 1024;

async function readPhotos(files: string[]): Promise<void> {
  const found = await Promise.all(files.map((file) => measure(readFileSync(file))));
  const read = found.filter((image) => image?.color !== '').length;
  process.stdout.write(JSON.stringify({read, bytes: process.resourceUsage().maxRSS * KIBIBYTE}));
}

void readPhotos(process.argv.slice(2));
