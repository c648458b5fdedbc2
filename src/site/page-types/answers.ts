/** Answers buyers' questions from the facts of the pages. */
import * as z from 'zod';
import {longDate, periodOf} from '../../shared/days';
import {interpolate} from '../../shared/interpolate';
import {ratesOf, RATE_HOURS} from '../rates';
import {withCommas} from '../../shared/numbers';
import {field, text} from '../../cms/schema';
import type {CompanyFacts} from './facts';
import {recordLabels, type Validity} from './certificate-records';
import type {Site} from './site';

const {validUntil, expired, noEnd, register, registerOf} = recordLabels.shape;

export const answerLabels = field(
  z.strictObject({
    download: text('The link to the same facts as a data file.', 'Download as data (JSON)', 40),
    source: text('The source of an answer; {name} is the page that it comes from.', 'From {name}', 40),
    more: text('The number of lines that are not shown; {count} is that number.', '{count} more', 40),
    name: text('Label beside the registered name.', 'Registered name', 40),
    office: text('Label beside the registered office.', 'Registered office', 40),
    since: text('Label beside the year in which the company began.', 'In business since', 40),
    phone: text('Label beside the telephone numbers.', 'Telephone', 40),
    email: text('Label beside the e-mail address.', 'E-mail', 40),
    issuedBy: text('The issuer of a certificate; {name} is the issuer.', 'Issued by {name}', 40),
    accredited: text('The body that accredited the issuer; {name} is that body.', 'Accredited by {name}', 40),
    quantity: text('The number of machines; {count} is the number.', 'Quantity {count}', 40),
    signed: text('Text below a policy; {name} signed it on {date}.', 'Signed by {name} on {date}', 60),
    reviewBy: text('The review date of a policy; {date} is that date.', 'To be reviewed by {date}', 60),
    worked: text('The hours worked in a year; {hours} is the number.', '{hours} hours worked', 40),
    cases: text(
      'The cases of a year; {fatalities}, {lostTime} and {recordable} are numbers.',
      'Fatalities {fatalities}, lost-time injuries {lostTime}, recordable cases {recordable}',
      100,
    ),
    rates: text(
      'The rates of a year; {ltif}, {trir} and {hours} are numbers.',
      'LTIF {ltif}, TRIR {trir} per {hours} hours',
      60,
    ),
    validUntil,
    expired,
    noEnd,
    register,
    registerOf,
  }),
  'The labels and texts around the answers.',
);

export type AnswerLabels = z.infer<typeof answerLabels>;

export interface Line {
  name: string;
  /** Small text below the name. */
  note?: string;
  details: string[];
  /** The page with the fact, and the anchor there. */
  page?: string;
  /** The fact's own page. */
  ownPage?: string;
  /** How long the document is valid. */
  paper?: Validity;
  register?: string;
}

interface AnswerContext {
  facts: CompanyFacts;
  messages: AnswerLabels;
  site: Site;
}

const definedOnly = (...details: (string | undefined)[]) => details.filter((detail) => detail !== undefined);

/** The lines of each answer, in the order of the pages; the latest project is first. */
export const ANSWERS = {
  company: ({facts: {since}, messages, site}) => [
    {name: messages.name, details: [site.legalName]},
    {name: messages.office, details: [site.address.join(', ')]},
    ...(since === undefined ? [] : [{name: messages.since, details: [String(since)]}]),
    {name: messages.phone, details: [site.phones.join(', ')]},
    {name: messages.email, details: [site.email]},
  ],
  management: ({facts: {management}}) =>
    management.map(({name, position, page}) => ({name, details: [position], page})),
  offices: ({facts: {offices}}) =>
    offices.map(({name, address, phone, page}) => ({name, details: [address, phone], page})),
  services: ({facts: {services}}) =>
    services.map(({name, description, page}) => ({name, details: [description], page})),
  codes: ({facts: {codes}}) =>
    codes.map(({scheme, code, name, service, page}) => ({
      name: `${scheme} ${code}`,
      details: [name, service],
      page,
    })),
  certifications: ({facts: {certifications}, messages}) =>
    certifications.map(({name, category, number, issuer, accreditedBy, scope, page, register: address, ...dates}) => ({
      name,
      note: category,
      details: definedOnly(
        number,
        issuer && interpolate(messages.issuedBy, {name: issuer}),
        accreditedBy && interpolate(messages.accredited, {name: accreditedBy}),
        scope,
      ),
      ...(dates.validUntil !== undefined && {paper: validityOf(dates)}),
      register: address,
      page,
    })),
  registrations: ({facts: {registrations}}) =>
    registrations.map(({kind, name, category, number, issuer, page, register: address, ...dates}) => ({
      name: kind,
      note: category === undefined ? name : `${name}, ${category}`,
      details: definedOnly(number, issuer),
      paper: validityOf(dates),
      register: address,
      page,
    })),
  policies: ({facts: {policies}, messages}) =>
    policies.map(({name, signedBy, signed, reviewBy, page}) => ({
      name,
      details: definedOnly(
        interpolate(messages.signed, {name: signedBy, date: longDate(signed)}),
        reviewBy && interpolate(messages.reviewBy, {date: longDate(reviewBy)}),
      ),
      page,
    })),
  safety: ({facts: {safety}, messages}) =>
    safety.toReversed().map(({year, page, hours, fatalities, lostTime, recordable}) => ({
      name: String(year),
      note: interpolate(messages.worked, {hours: withCommas(hours)}),
      details: [
        ...RATE_HOURS.map((per) =>
          interpolate(messages.rates, {
            ...ratesOf({hours, fatalities, lostTime, recordable}, per),
            hours: withCommas(per),
          }),
        ),
        interpolate(messages.cases, {fatalities, lostTime, recordable}),
      ],
      page,
    })),
  projects: ({facts: {projects}}) =>
    projects.map(({name, client, place, contract, outcome, page, ownPage, ...period}) => ({
      name,
      note: client,
      details: definedOnly(
        outcome && `${withCommas(outcome.number)} ${outcome.unit}`,
        definedOnly(place, periodOf(period)).join(', ') || undefined,
        contract,
      ),
      page,
      ...(ownPage !== undefined && {ownPage}),
    })),
  equipment: ({facts: {equipment}, messages}) =>
    equipment.map(({name, make, capacity, quantity, year, ownership, office, page}) => ({
      name,
      note: definedOnly(make, capacity).join(', ') || undefined,
      details: definedOnly(
        interpolate(messages.quantity, {count: quantity}),
        definedOnly(ownership, office, year === undefined ? undefined : String(year)).join(', '),
      ),
      page,
    })),
} as const satisfies Record<string, (from: AnswerContext) => Line[]>;

const validityOf = ({validUntil: last, expired: isPast}: Validity): Validity => ({validUntil: last, expired: isPast});

type AnswerName = keyof typeof ANSWERS;
export const ANSWER_NAMES = Object.keys(ANSWERS) as [AnswerName, ...AnswerName[]];
