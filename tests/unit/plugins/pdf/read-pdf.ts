/** Prints the text of PDFs. The PDF reader is an ES module that Jest cannot load, so tests run this as a program. */
import {readPdf} from '../../../browser/pdf';

Promise.all(process.argv.slice(2).map(readPdf)).then(
  (all) => process.stdout.write(JSON.stringify(all)),
  (error: unknown) => {
    throw error;
  },
);
