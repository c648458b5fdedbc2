import * as z from 'zod';
import {field, grouping, list, reportIssue, text, unique} from '../../cms/schema';
import {ANSWER_NAMES, ANSWERS, answerLabels, type AnswerLabels, type Line} from './answers';
import {definePageType, type Download, type SiteContext} from './page-type';
import {PACK_FILE, pdfLinkData} from './pdf-files';
import {contentPageFields} from './shared';
import {COMPANY_FILE, COMPANY_SCHEMA} from '../addresses';
import {type CompanyFacts, Facts} from './facts';
import type {Site} from './site';
import {REGISTRATION_KINDS} from './certificate-records';

const {since, ...lists} = Facts.shape;

const CompanyQuestion = z.strictObject({
  question: z.string().describe('The question, as on the page for buyers.'),
  group: z.string().describe('The heading above it.'),
  answer: z.enum(ANSWER_NAMES).describe('The name of the list in this file that answers it.'),
  registrations: z.array(z.enum(REGISTRATION_KINDS)).optional().describe('The registrations that answer it.'),
});

export const CompanyFile = z
  .strictObject({
    $schema: z.url().describe('The address of this JSON Schema.'),
    company: z
      .strictObject({
        name: z.string().describe('The registered name.'),
        address: z.array(z.string()).describe('The registered office, line by line.'),
        phones: z.array(z.string()).describe('Telephone numbers in international form.'),
        email: z.email().describe('The general e-mail address.'),
        url: z.url().describe('The address of the site.'),
        since,
        sample: z.literal(true).optional().describe('Set while the company is a sample.'),
      })
      .describe('The company itself.'),
    questions: z
      .array(CompanyQuestion)
      .describe('The prequalification questions that the lists below answer, in order.'),
    ...lists,
  })
  .describe('What the company states about itself. Fields without a value are left out; dates are in Lagos time.');

export type CompanyFile = z.infer<typeof CompanyFile>;

/** @returns the schema as JSON Schema (https://json-schema.org/draft/2020-12). */
export function companySchema({url}: Site): Download {
  const schema = {$id: url + COMPANY_SCHEMA, ...z.toJSONSchema(CompanyFile)};
  return {path: COMPANY_SCHEMA, content: `${JSON.stringify(schema, null, 1)}\n`, forAll: true};
}

/** This top-level domain is reserved for examples (RFC 2606). */
const EXAMPLE_DOMAIN = '.example';

/** The fields with addresses of the site. */
const ADDRESSES = ['page', 'file', 'completion'];

function companyFile(
  {since: year, ...stated}: CompanyFacts,
  questions: CompanyFile['questions'],
  {legalName, address, phones, email, url}: Site,
): Download {
  const data: CompanyFile = {
    $schema: url + COMPANY_SCHEMA,
    company: {
      name: legalName,
      address,
      phones,
      email,
      url,
      since: year,
      sample: new URL(url).hostname.endsWith(EXAMPLE_DOMAIN) || undefined,
    },
    questions: [...questions],
    ...stated,
  };
  const whole = (key: string, value: unknown) =>
    typeof value === 'string' && ADDRESSES.includes(key) ? url + value : value;
  return {path: COMPANY_FILE, content: `${JSON.stringify(data, whole, 1)}\n`, forAll: true};
}

const REGISTRATIONS = 'registrations';

/** A question of a prequalification. Staff write only the question; the pages give the answer. */
export const Question = z
  .strictObject({
    question: unique(text('The question, as buyers ask it.', 'Which certificates does the company hold?', 120)),
    group: grouping(
      text('The heading above it. Questions with the same heading form one group.', 'Quality and safety', 60),
    ),
    answer: field(
      z.enum(ANSWER_NAMES),
      'Where the answer comes from. A question without an answer is not shown.',
      'certifications',
    ),
    registrations: list(
      field(z.enum(REGISTRATION_KINDS), 'A registration by its short name.', 'CAC'),
      'The registrations that answer it; leave out for all of them.',
    ).optional(),
    most: field(z.int().min(1), 'The maximum number of lines; the rest are on the source page.', '5').optional(),
  })
  .superRefine(({answer, registrations}, context) => {
    if (registrations === undefined || answer === REGISTRATIONS) return;
    const help = `Write "answer: ${REGISTRATIONS}", or remove the line.`;
    reportIssue(context, 'is only for questions that registrations answer', help, ['registrations']);
  });

export type Question = z.infer<typeof Question>;

interface AnsweredQuestion {
  question: string;
  lines: Line[];
  more: number;
  /** The page with all lines. If there are several pages, each line links to its own. */
  source?: {path: string; title: string};
}

export const buyers = definePageType({
  name: 'buyers',
  files: ['buyers.mdx'],
  schema: z.strictObject({
    ...contentPageFields,
    questions: list(Question, 'The questions in the order in which buyers ask them.'),
    answerLabels,
    pack: text('The text of the link to all answers as one PDF.', 'Prequalification pack', 40).optional(),
  }),
  blocks: {Questions: 'answers the questions'},
  show: ({questions, pack, ...data}, context) => ({
    ...data,
    groups: groupsOf(questions, data.answerLabels, context),
    pack: pdfLinkData(pack, PACK_FILE, context.sizeOf),
  }),
  downloads: ({questions, answerLabels: messages}, context) => {
    const answered = questions.filter((asked) => answer(asked, messages, context).lines.length > 0);
    return [
      companyFile(
        context.facts,
        answered.map(({most: _most, ...asked}) => asked),
        context.site,
      ),
    ];
  },
});

function groupsOf(questions: readonly Question[], messages: AnswerLabels, context: SiteContext) {
  const answered = questions.flatMap((asked) => {
    const shown = answer(asked, messages, context);
    return shown.lines.length === 0 ? [] : [{group: asked.group, shown}];
  });
  return [...new Set(answered.map(({group}) => group))].map((name) => ({
    name,
    questions: answered.filter(({group}) => group === name).map(({shown}) => shown),
  }));
}

function answer(
  {question, answer: name, registrations, most}: Question,
  messages: AnswerLabels,
  context: SiteContext,
): AnsweredQuestion {
  const {facts, site, listed} = context;
  const wanted = registrations ?? REGISTRATION_KINDS;
  const chosen = {...facts, registrations: facts.registrations.filter(({kind}) => wanted.includes(kind))};
  const all: Line[] = ANSWERS[name]({facts: chosen, messages, site});
  const pages = [...new Set(all.map(({page}) => page?.split('#')[0]))];
  const [source] = pages.length === 1 ? listed.filter(({path}) => path === pages[0]) : [];
  const lines = all.slice(0, most);
  return {
    question,
    lines: source ? lines.map(({page: _page, ...line}) => line) : lines,
    more: all.length - lines.length,
    source,
  };
}
