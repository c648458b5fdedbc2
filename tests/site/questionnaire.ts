/**
 * What a contractor in the Nigerian oil and gas industry is asked before it may tender, by subject. It was drawn up from
 * what public forms and notices ask for, and not from what this site says: NipeX and NOGIC JQS, NCDMB's notes on equipment
 * certificates, tenders of public bodies, NUPRC's permits, IOGP 423-01 on HSE, checklists of compliance offices. The answers
 * come from the content, so they change with it; a question that the content does not answer has none.
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
}

export const BUYERS = '/buyers';
export const CERTIFICATIONS = '/about/certifications';
const COUNT = 3;

const papers = listed<Paper>('about/certifications', 'certifications');
const registrations = listed<Paper>('about/certifications', 'registrations');
const jobs = listed<Job>('projects', 'projects').toSorted((a, b) => (b.to ?? '').localeCompare(a.to ?? ''));
const members = listed('about/management', 'members');
const offices = listed('contact/index', 'offices');
const hours = listed('contact/index', 'hours');
const answerable = members.filter(({position = ''}) => /HSE/.test(position));
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
const isOf = (kind: string) => (one: Paper) => one.kind === kind;
const paper = (kind: string): Words =>
  registrations.filter(isOf(kind)).flatMap((one) => [one.number, one.category, last(one)]);
const of = <T>(one: T | undefined, words: (one: T) => Words): Words => (one ? words(one) : []);
const ofJobs = (words: (job: Job) => Words): Words => jobs.slice(0, COUNT).flatMap(words);
const toBuyers: [question: string, says: Words][] = [
  ['Name and address of the company', [site.legalName, ...site.address]],
  ['In business since', [timeline.find(({year}) => year !== undefined)?.year]],
  ['Names and posts of the directors', members.flatMap(({name, position}) => [name, position])],
  ['Where the incorporation can be looked up', registrations.filter(isOf('CAC')).map(({register}) => register)],
  ...['CAC', 'TIN', 'TCC', 'PENCOM', 'ITF', 'NSITF', 'BPP'].map((kind): [string, Words] => [kind, paper(kind)]),
  ['HSE policy: who signed it, and when', of(signature, ({signedBy, signed}) => [signedBy, longDate(signed)])],
  ['Lost-time injury frequency', ofYears(({ltif}) => `LTIF ${ltif}`)],
  ['Total recordable incident rate', ofYears(({trir}, hours) => `TRIR ${trir} per ${withCommas(hours)}`)],
  ['Jobs: client, place, period', ofJobs((job) => [job.title, job.client, job.place, periodOf(job)])],
  ['Jobs: what came of them', ofJobs(({outcome}) => of(outcome, ({number, unit}) => [`${number} ${unit}`]))],
  ['Offices and yards', offices.flatMap(({name, address, phone}) => [name, address, phone])],
];

const ofPapers: [question: string, says: Words][] = [
  ...['NUPRC', 'NCEC', 'NJQS'].map((kind): [string, Words] => [kind, paper(kind)]),
  ...[quality, safety, licence, manufacturing].map((one): [string, Words] => [
    `${one?.name}: number, body, accreditation, scope, validity, register`,
    of(one, ({name, number, issuer, accreditedBy, scope, register}) => [
      name,
      number,
      issuer,
      accreditedBy,
      scope,
      one && last(one),
      register,
    ]),
  ]),
];

const elsewhere: [question: string, from: string, at: string, says: Words][] = [
  ['Who answers for HSE and quality', BUYERS, '/about/management', answerable.flatMap(({name, bio}) => [name, bio])],
  ['Product codes', CERTIFICATIONS, '/services/fabrication', codes.flatMap((one) => [one.scheme, one.code, one.name])],
  ['When the HSE policy is reviewed', BUYERS, '/about/hse-policy', of(signature, (one) => [longDate(one.reviewBy)])],
  ['Kinds of contract', CERTIFICATIONS, '/projects', ofJobs(({contract}) => [contract])],
  ['Equipment, owned or leased', BUYERS, '/equipment', equipment.flatMap(({name, ownership}) => [name, ownership])],
  ['Whom to write to, and when', BUYERS, '/contact', [site.email, ...hours.map(({days}) => days)]],
];

export const QUESTIONNAIRE: Asked[] = [
  ...toBuyers.map(([question, says]) => ({question, from: BUYERS, at: BUYERS, says})),
  ...ofPapers.map(([question, says]) => ({question, from: CERTIFICATIONS, at: CERTIFICATIONS, says})),
  ...elsewhere.map(([question, from, at, says]) => ({question, from, at, says})),
];
