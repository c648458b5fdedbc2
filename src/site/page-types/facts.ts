/** Verifiable facts, each with its page. Each page type adds its own. */
import * as z from 'zod';
import {REGISTRATION_KINDS} from './papers';

export type CompanyFacts = z.infer<typeof Facts>;

const words = (description: string) => z.string().describe(description);
const day = (description: string) => z.iso.date().describe(description);

const source = {
  page: words('The address of the page that says it.'),
  sample: z.literal(true).optional().describe('Set for an example, which is no fact of the company.'),
};

const listOf = <Shape extends z.ZodRawShape>(description: string, shape: Shape) =>
  z.array(z.strictObject({...shape, ...source})).describe(description);

const paper = {
  issuer: words('Who issued it.').optional(),
  issued: day('The day of issue.').optional(),
  validUntil: day('Its last day.').optional(),
  expired: z
    .boolean()
    .describe('Whether its last day was past when this file was written; compare validUntil as well.'),
  register: z.url().optional().describe('Where the issuer itself shows it.'),
};

export const Facts = z.strictObject({
  since: z.int().optional().describe('The year of the first milestone.'),
  management: listOf('Who directs the company.', {name: words('The name.'), position: words('The post.')}),
  offices: listOf('The offices and yards.', {
    name: words('The name of the office.'),
    address: words('Street, district and town.'),
    phone: words('Telephone numbers, with commas between them.'),
    email: words('The e-mail address.'),
  }),
  services: listOf('What the company offers.', {name: words('The service.'), description: words('One sentence.')}),
  codes: listOf('The codes under which buyers look for a service.', {
    scheme: words('Whose code it is.'),
    code: words('The code as a tender has it.'),
    name: words('What the scheme calls it.'),
    service: words('The service of the company.'),
  }),
  certifications: listOf('Certificates and licences.', {
    name: words('The standard or licence.'),
    category: words('What it covers, in a few words.'),
    number: words('The number on the certificate.').optional(),
    accreditedBy: words('Who accredited the issuer.').optional(),
    scope: words('What it covers, as printed.').optional(),
    ...paper,
    file: words('The certificate as a PDF.').optional(),
  }),
  registrations: listOf('Registrations with public bodies.', {
    kind: z.enum(REGISTRATION_KINDS).describe('The short name.'),
    name: words('The full name.'),
    category: words('What it is issued for.').optional(),
    number: words('The number on the paper.'),
    ...paper,
  }),
  policies: listOf('Policies that are signed and dated.', {
    name: words('The policy.'),
    signedBy: words('Who has signed it.'),
    signed: day('The day of the signature.'),
    reviewBy: day('The day by which it must be reviewed.').optional(),
  }),
  safety: listOf('Safety figures by year.', {
    year: z.int().describe('The year.'),
    hours: z.int().describe('Hours worked.'),
    fatalities: z.int().describe('Deaths at work.'),
    lostTime: z.int().describe('Lost-time injuries, without fatalities.'),
    recordable: z.int().describe('All recordable cases, including the two above.'),
    ltif: words('Lost-time injury frequency, with fatalities, per 1,000,000 hours.'),
    trir: words('Total recordable incident rate per 1,000,000 hours.'),
  }),
  projects: listOf('The track record: completed jobs.', {
    name: words('The job.'),
    client: words('The client.'),
    service: words('The service of the company.').optional(),
    place: words('Where the work was done.').optional(),
    from: words('The month in which it began, 2024-03.').optional(),
    to: words('The month in which it was handed over.').optional(),
    contract: words('The kind of contract, or its number.').optional(),
    outcome: z
      .strictObject({number: z.number().describe('The figure.'), unit: words('Its unit.')})
      .optional()
      .describe('What came of it.'),
    value: words('The band of the value.').optional(),
    completion: words('The completion certificate as a PDF.').optional(),
    ownPage: words('The page that tells more of it.').optional(),
  }),
  equipment: listOf('What the company works with.', {
    name: words('What it is.'),
    group: words('The group it belongs to.'),
    make: words('Maker and model.').optional(),
    capacity: words('What it can do, with the unit.').optional(),
    quantity: z.int().describe('How many there are.'),
    year: z.int().optional().describe('The year in which it was built.'),
    ownership: words('Owned or Leased.'),
    office: words('Where it is.').optional(),
  }),
});

export function joinFacts(all: readonly Partial<CompanyFacts>[]): CompanyFacts {
  const {since: _year, ...lists} = Facts.shape;
  const joined = (Object.keys(lists) as (keyof typeof lists)[]).map((name) => [
    name,
    all.flatMap<unknown>((facts) => facts[name] ?? []),
  ]);
  return {
    since: all.find(({since}) => since !== undefined)?.since,
    ...(Object.fromEntries(joined) as Omit<CompanyFacts, 'since'>),
  };
}
