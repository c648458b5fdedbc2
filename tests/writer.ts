/** `npm run test:writer -- 5000`: tries every change on that many pages, new ones each time. */
import {tryPages} from './content/write/failures';

const PAGES = 2000;

const pages = Number(process.argv[2] ?? PAGES);
process.stdout.write(`${tryPages(pages)} changes of ${pages} pages were written as they were meant.\n`);
