import * as z from 'zod';
import {label} from '../../cms/schema';

/** `print` in pages/_site.yml: the words of the PDFs that each build sets. */
export const PrintWords = z.strictObject({
  profile: label('The name of the company profile.', 'Company profile'),
  contents: label('Above its contents.', 'Contents'),
  origin: label('Where a document comes from; {address} and {date}.', 'From {address}, as it stood on {date}'),
  stood: label('Above that day.', 'As it stood on'),
  codes: label('Above the codes of a service.', 'Listed under'),
  jobs: label('Capability sheet: above the jobs.', 'Jobs of this service'),
  certificates: label('Capability sheet: above the certificates.', 'Certificates and licences'),
  number: label('Above the numbers of the questions.', 'No.'),
  question: label('Above the questions.', 'Question'),
  topic: label('Above the headings that they stand below.', 'Where to look'),
  page: label('Above the numbers of the sheets.', 'Page'),
  attachments: label('Beside what follows the answers.', 'Attachment'),
  name: label('Above names.', 'Name'),
  details: label('Above what is said beside them.', 'Answer'),
  position: label('Above the positions of the leaders.', 'Position'),
  service: label('Above the services.', 'Service'),
  scope: label('Above what they cover.', 'Scope'),
  code: label('Above their codes.', 'Code'),
  policy: label('Above the policies.', 'Policy'),
});
