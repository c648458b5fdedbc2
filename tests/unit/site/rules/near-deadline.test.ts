import {lintWith} from '../../../../src/cms/lint';
import {rule} from '../../../../src/site/rules/near-deadline';
import {formatDiagnosticLine} from '../../../../src/cms/values/diagnostic';
import {workInTestSite} from '../../cms/site';

const CERTIFICATES = 'pages/about/certifications.mdx';
const CONTACT = 'pages/contact/index.mdx';
const POLICY = 'pages/policy-of-the-tests.mdx';
const site = workInTestSite();

/** Returns the reminders about one file on a day, after a day in the file is replaced. */
async function reported(today: string, file: string, was: RegExp, is: string): Promise<string[]> {
  const content = await site.inMemory.contentWith(new Map([[file, site.read(file).replace(was, is)]]));
  return lintWith([rule], content, today)
    .map(formatDiagnosticLine)
    .filter((line) => line.startsWith(file));
}

describe('A reminder', () => {
  it('appears 60, 30 and 7 days before the date, and until that date', async () => {
    const days = {
      '2026-12-30': [],
      '2026-12-31': ['within 60 days'],
      '2027-01-29': ['within 60 days'],
      '2027-01-30': ['within 30 days'],
      '2027-02-22': ['within 7 days'],
      '2027-03-01': ['within 7 days'],
      '2027-03-02': [],
    };
    const line = `${POLICY}:8 Policy of the tests must be reviewed by 2027-03-01: `;
    for (const [today, steps] of Object.entries(days))
      expect([today, await reported(today, POLICY, /reviewBy: .*/, 'reviewBy: 2027-03-01')]).toEqual([
        today,
        steps.map((step) => `${line}${step}.`),
      ]);
  });

  it('about a contact point stays until somebody has reviewed it, even after its date', async () => {
    const contacts = [
      'contacts:',
      '  - {id: press, name: The press, position: Head of words, email: press@ferrowell.example, answer: Soon, reviewBy: 2027-01-31}',
      'contactLabels: {who: Who, hours: When, whatsapp: Chat, chat: Write, steps: Then, protection: Safe}',
      'labels:',
    ].join('\n');
    const ofDesk = async (today: string) =>
      (await reported(today, CONTACT, /labels:/, contacts)).map((line) => line.replace(/^[^ ]+ /, ''));
    expect(await ofDesk('2026-11-01')).toEqual([]);
    expect(await ofDesk('2027-01-20')).toEqual(['The press must be reviewed by 2027-01-31: within 30 days.']);
    expect(await ofDesk('2027-03-15')).toEqual(['The press must be reviewed by 2027-01-31: overdue.']);
  });

  it('has the name of its entry', async () => {
    const [line] = await reported('2027-02-01', CERTIFICATES, /validUntil: .*/, 'validUntil: 2027-02-28');
    expect(line).toMatch(/:\d+ ISO \S+ is valid until 2027-02-28: within 30 days\.$/);
  });
});
