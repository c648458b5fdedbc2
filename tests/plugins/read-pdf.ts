/** Prints what a PDF says. Its reader is an ES module that Jest cannot load, so tests run this as a program. */
import {readPdf} from '../site/pdf';

readPdf(process.argv[2] ?? '').then(
  (pdf) => process.stdout.write(JSON.stringify(pdf)),
  (error: unknown) => {
    throw error;
  },
);
