/** The schema of the JSON file of facts (company-file.ts). */
import * as z from 'zod';
import {COMPANY_SCHEMA} from '../../shared/addresses';
import {ANSWER_NAMES} from './answers';
import type {Download} from './page-type';
import type {Site} from './site';
import {REGISTRATION_KINDS} from './registrations';
import {Facts} from './facts';

const {since, ...lists} = Facts.shape;

const CompanyQuestion = z.strictObject({
  question: z.string().describe('The question, as the page for buyers has it.'),
  group: z.string().describe('The heading it is below.'),
  answer: z.enum(ANSWER_NAMES).describe('The name of the list in this file that answers it.'),
  registrations: z.array(z.enum(REGISTRATION_KINDS)).optional().describe('The registrations that answer it.'),
});

export const CompanyFile = z
  .strictObject({
    $schema: z.url().describe('The address of this schema.'),
    company: z
      .strictObject({
        name: z.string().describe('The registered name.'),
        address: z.array(z.string()).describe('The registered office, line by line.'),
        phones: z.array(z.string()).describe('Telephone numbers in international form.'),
        email: z.email().describe('The general e-mail address.'),
        url: z.url().describe('The address of the site.'),
        since,
        sample: z.literal(true).optional().describe('Set while the company is an example.'),
      })
      .describe('The company itself.'),
    questions: z
      .array(CompanyQuestion)
      .describe('The questions of a prequalification that the lists below answer, in their order.'),
    ...lists,
  })
  .describe('What the company states of itself. Fields without a value are left out; days are those of Lagos.');

export type CompanyFile = z.infer<typeof CompanyFile>;

/** @returns the schema as JSON Schema (https://json-schema.org/draft/2020-12). */
export function companySchema({url}: Site): Download {
  const schema = {$id: url + COMPANY_SCHEMA, ...z.toJSONSchema(CompanyFile)};
  return {path: COMPANY_SCHEMA, content: `${JSON.stringify(schema, null, 1)}\n`, forAll: true};
}
