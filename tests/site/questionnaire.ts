/**
 * Forty questions that a contractor in the Nigerian oil and gas industry is asked before it may tender. They were drawn
 * up from what public forms and notices ask for, and not from what this site says: NipeX and NOGIC JQS, NCDMB's notes on
 * equipment certificates, tenders of public bodies, NUPRC's permits, IOGP 423-01 on HSE, checklists of compliance offices.
 * The answers come from the content, so they change with it; a question that the content does not answer has none.
 */
import {existsSync} from 'node:fs';
import {longDate, periodOf} from '../../src/shared/days';
import {ratesOf, RATE_HOURS, withCommas, type SafetyCounts} from '../../src/shared/rates';
import {listed, site, topOf} from './listed';

type Words = (string | number | undefined)[];

export interface Asked {
  question: string;
  /** The page from which a buyer sets out. */
  from: string;
  /** The page on which the answer stands. */
  at: string;
  /** What stands there, all of it. Nothing where the content has no answer. */
  says: Words;
}

interface Paper {
  name: string;
  kind: string;
  category?: string;
  number?: string;
  issuer?: string;
  accreditedBy?: string;
  scope?: string;
  validUntil?: string;
  register?: string;
}

interface Job {
  title: string;
  client: string;
  from?: string;
  to?: string;
  place?: string;
  contract?: string;
  outcome?: {number: number; unit: string};
  completion?: string;
}

export const BUYERS = '/buyers';
export const CERTIFICATIONS = '/about/certifications';
const COUNT = 3;

const papers = listed<Paper>('about/certifications', 'certifications');
const registrations = listed<Paper>('about/certifications', 'registrations');
const jobs = listed<Job>('projects', 'projects').toSorted((a, b) => (b.to ?? '').localeCompare(a.to ?? ''));
const members = listed('about/management', 'members');
const offices = listed('contact/index', 'offices');
const [quality, safety, licence, manufacturing] = papers;
const POLICY = 'pages/about/hse-policy.mdx';
const {signature, safety: figures} = existsSync(POLICY)
  ? topOf<{
      signature?: {signedBy: string; signed: string; reviewBy: string};
      safety?: {years: (SafetyCounts & {year: number})[]};
    }>(POLICY)
  : {};
const ofYears = (words: (rates: ReturnType<typeof ratesOf>, hours: number) => string): Words =>
  (figures?.years ?? [])
    .slice(-COUNT)
    .flatMap((one) => [one.year, ...RATE_HOURS.map((hours) => words(ratesOf(one, hours), hours))]);
const equipment = existsSync('pages/equipment.mdx') ? listed('equipment', 'equipment') : [];
const {timeline} = topOf<{timeline: {year?: number}[]}>('pages/about/history.mdx');
const {codes = []} = topOf<{codes?: {scheme: string; code: string; name: string}[]}>('pages/services/fabrication.mdx');

const last = ({validUntil}: Paper) => validUntil && longDate(validUntil);
const paper = (kind: string): Words =>
  registrations.filter((one) => one.kind === kind).flatMap((one) => [one.number, one.category, last(one)]);
const of = <T>(one: T | undefined, words: (one: T) => Words): Words => (one ? words(one) : []);
const ofJobs = (words: (job: Job) => Words): Words => jobs.slice(0, COUNT).flatMap(words);
const asked = (question: string, from: string, at: string, says: Words): Asked => ({question, from, at, says});
const onBuyers = (question: string, says: Words): Asked => asked(question, BUYERS, BUYERS, says);
const onPapers = (question: string, says: Words): Asked => asked(question, CERTIFICATIONS, CERTIFICATIONS, says);

export const QUESTIONNAIRE: Asked[] = [
  onBuyers('Registered name of the company?', [site.legalName]),
  onBuyers('Registered office: street and town?', site.address),
  onBuyers('CAC registration number?', paper('CAC')),
  onBuyers(
    'Where can the incorporation be looked up?',
    registrations.filter(({kind}) => kind === 'CAC').map(({register}) => register),
  ),
  onBuyers('Tax identification number?', paper('TIN')),
  onBuyers('Tax clearance: number and validity?', paper('TCC')),
  onBuyers('In business since which year?', [timeline.find(({year}) => year !== undefined)?.year]),
  onBuyers(
    'Names and posts of the directors?',
    members.flatMap(({name, position}) => [name, position]),
  ),
  asked(
    'Who among them answers for HSE and quality?',
    BUYERS,
    '/about/management',
    members.filter(({position = ''}) => /QHSE|HSE/.test(position)).flatMap(({name, bio}) => [name, bio]),
  ),
  onBuyers('Who owns the company?', []),
  onBuyers('Memorandum of association?', []),
  onBuyers('Audited accounts of the last three years?', []),
  onBuyers('PENCOM certificate: number, valid to 31 December?', paper('PENCOM')),
  onBuyers('ITF certificate: number, valid to 31 December?', paper('ITF')),
  onBuyers('NSITF certificate: number, valid to 31 December?', paper('NSITF')),
  onBuyers('BPP interim registration report?', paper('BPP')),
  onPapers('NUPRC permit: category, number, expiry?', paper('NUPRC')),
  onPapers('Nigerian Content Equipment Certificate: category and number?', paper('NCEC')),
  onPapers('NipeX JQS number and validity?', paper('NJQS')),
  asked(
    'Product codes of the fabrication service?',
    CERTIFICATIONS,
    '/services/fabrication',
    codes.flatMap(({scheme, code, name}) => [scheme, code, name]),
  ),
  onPapers(
    'ISO 9001: number of the certificate?',
    of(quality, ({name, number}) => [name, number]),
  ),
  onPapers(
    'ISO 9001: which body issued it?',
    of(quality, ({issuer}) => [issuer]),
  ),
  onPapers(
    'ISO 9001: who accredited that body?',
    of(quality, ({accreditedBy}) => [accreditedBy]),
  ),
  onPapers(
    'ISO 9001: scope as printed?',
    of(quality, ({scope}) => [scope]),
  ),
  onPapers(
    'ISO 9001: valid until?',
    of(quality, (one) => [last(one)]),
  ),
  onPapers(
    'ISO 9001: page of the register?',
    of(quality, ({register}) => [register]),
  ),
  onPapers(
    'ISO 45001: number, issuer and validity?',
    of(safety, (one) => [one.name, one.number, one.issuer, last(one)]),
  ),
  onPapers(
    'Licence to practise engineering: number and validity?',
    of(licence, (one) => [one.number, last(one)]),
  ),
  onPapers(
    'Certificate for manufacture: number and scope?',
    of(manufacturing, ({number, scope}) => [number, scope]),
  ),
  onBuyers(
    'HSE policy: signed by whom and when?',
    of(signature, ({signedBy, signed}) => [signedBy, longDate(signed)]),
  ),
  asked(
    'HSE policy: its text, and when it is reviewed?',
    BUYERS,
    '/about/hse-policy',
    of(signature, ({reviewBy}) => [longDate(reviewBy)]),
  ),
  onBuyers(
    'Lost-time injury frequency of the last three years?',
    ofYears(({ltif}) => `LTIF ${ltif}`),
  ),
  onBuyers(
    'Total recordable incident rate, and on how many hours?',
    ofYears(({trir}, hours) => `TRIR ${trir} per ${withCommas(hours)}`),
  ),
  onBuyers(
    'Three jobs of the last five years: client, place and period?',
    ofJobs((job) => [job.title, job.client, job.place, periodOf(job)]),
  ),
  onBuyers(
    'What came of each of them?',
    ofJobs(({outcome}) => of(outcome, ({number, unit}) => [`${number} ${unit}`])),
  ),
  asked(
    'Kind of contract of each of them?',
    CERTIFICATIONS,
    '/projects',
    ofJobs(({contract}) => [contract]),
  ),
  onBuyers('Completion certificates?', []),
  asked(
    'Equipment, owned or leased?',
    BUYERS,
    '/equipment',
    equipment.flatMap(({name, ownership}) => [name, ownership]),
  ),
  onBuyers(
    'Offices and yards: address and telephone of each?',
    offices.flatMap(({name, address, phone}) => [name, address, phone]),
  ),
  asked('Whom does a buyer write to, and when is the office open?', BUYERS, '/contact', [
    site.email,
    ...listed('contact/index', 'hours').map(({days}) => days),
  ]),
];
