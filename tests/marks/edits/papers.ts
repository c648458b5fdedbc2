/** Facts that the page for buyers shows besides the page that states them. */
import type {Draft} from '../draft';
import {edit} from './edit';

const PAPERS = 'about/certifications.mdx';
const POLICY = 'policy-of-the-tests.mdx';
const BUYERS = 'buyers.mdx';

edit('the number of a certificate', (d) => d.set(PAPERS, ['certifications', 0, 'number'], 'QMS-000001'), {
  '/about/certifications': ['words'],
  '/buyers': ['words'],
});
edit('the last day of a registration', (d) => d.set(PAPERS, ['registrations', 1, 'validUntil'], '2098-12-31'), {});
edit('the cases of a year', (d) => d.set(POLICY, ['safety', 'years', 0, 'recordable'], 5), {});
edit('a question of buyers', (d) => d.set(BUYERS, ['questions', 2, 'question'], 'Who leads the company?'), {
  '/buyers': ['words'],
});
edit('what answers a question of buyers', (d) => d.set(BUYERS, ['questions', 3, 'answer'], 'offices'), {});
const withoutCodes = (page: string) => (d: Draft) =>
  d.set(page, ['codes'], undefined).body(page, (blocks) => blocks.filter((one) => !one.includes('<Codes')));
edit('the only code of a scheme removed', withoutCodes('services/fabrication.mdx'), {
  '/buyers': ['added', 'other', 'other', 'removed'],
});
edit('all codes of the first scheme removed', withoutCodes('services/engineering.mdx'), {
  '/buyers': ['added', 'removed', 'removed', 'other'],
});
edit('a code given to another scheme', (d) => d.set('services/engineering.mdx', ['codes', 0, 'scheme'], 'DPR'), {});
