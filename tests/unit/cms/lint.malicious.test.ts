import {formatDiagnosticLine, type Diagnostic} from '../../../src/cms/values/diagnostic';
import {ADDRESSES, HOST_FILES, PDF_FILES, LINKS, SIZE_FILES} from './malicious/contents';
import {cpuTimeOf} from './malicious/cpu-time';
import {workInTestSite} from './site';

const site = workInTestSite();

/** Many times the cost of the largest realistic page, but less than malicious content used to cost. */
const LIMIT_MS = 5000;
/** Nobody reads more messages. */
const MAX_REPORTED = 300;

/** @returns the text of a file; undefined when there is none */
function textOf(file: string): string {
  try {
    return site.read(file);
  } catch {
    return '';
  }
}

test.each([
  ['addresses that belong to the site itself', ADDRESSES],
  ['links that hide or lead where no page should', LINKS],
  ['files that a host would obey', HOST_FILES],
  ['files that are called PDF and are none', PDF_FILES],
  ['files made to hold the check up, at once', SIZE_FILES],
])('The check refuses %s', async (_kind, files) => {
  const failures: object[] = [];
  for (const {what, file, as, says} of files) {
    const changes = await site.withUploads(file, as(textOf(file)));
    let diagnostics: Diagnostic[] = [];
    const cost = await cpuTimeOf(async () => (diagnostics = await site.inMemory.diagnosticsWith(changes)));
    const messages = diagnostics.filter((diagnostic) => diagnostic.file === file).map(formatDiagnosticLine);
    const isReported =
      says === undefined ? messages.length < MAX_REPORTED : messages.some((item) => item.includes(says));
    if (!isReported || cost > LIMIT_MS) failures.push({what, says, messages: messages.slice(0, 9), cost});
  }
  expect(failures).toEqual([]);
});
