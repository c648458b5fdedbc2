/** Verifiable facts, each with its page. Each page type adds its own. */
import * as z from 'zod';
import {REGISTRATION_KINDS} from './certificate-records';

export type CompanyFacts = z.infer<typeof Facts>;

const textFact = (description: string) => z.string().describe(description);
const dateFact = (description: string) => z.iso.date().describe(description);

const source = {
  page: textFact('The address of the source page.'),
  sample: z.literal(true).optional().describe('Set for a sample, which is not a fact about the company.'),
};

const listFact = <Shape extends z.ZodRawShape>(description: string, shape: Shape) =>
  z.array(z.strictObject({...shape, ...source})).describe(description);

const documentFacts = {
  issuer: textFact('Who issued it.').optional(),
  issued: dateFact('The day of issue.').optional(),
  validUntil: dateFact('The expiry date.').optional(),
  expired: z.boolean().describe('Whether it had expired when this file was written. Compare validUntil as well.'),
  register: z.url().optional().describe('Where the issuer lists it.'),
};

export const Facts = z.strictObject({
  since: z.int().optional().describe('The year of the first milestone.'),
  management: listFact('The directors and managers of the company.', {
    name: textFact('The name.'),
    position: textFact('The position.'),
  }),
  offices: listFact('The offices and yards.', {
    name: textFact('The name of the office.'),
    address: textFact('Street, district and town.'),
    phone: textFact('Telephone numbers, with commas between them.'),
    email: textFact('The e-mail address.'),
  }),
  services: listFact('What the company offers.', {
    name: textFact('The service.'),
    description: textFact('One sentence.'),
  }),
  codes: listFact('The codes under which buyers look for a service.', {
    scheme: textFact('Whose code it is.'),
    code: textFact('The code, as in a tender.'),
    name: textFact('What the scheme calls it.'),
    service: textFact('The service of the company.'),
  }),
  certifications: listFact('Certificates and licences.', {
    name: textFact('The standard or licence.'),
    category: textFact('What it covers, in a few words.'),
    number: textFact('The number on the certificate.').optional(),
    accreditedBy: textFact('Who accredited the issuer.').optional(),
    scope: textFact('What it covers, as printed.').optional(),
    ...documentFacts,
    file: textFact('The certificate as a PDF.').optional(),
  }),
  registrations: listFact('Registrations with public bodies.', {
    kind: z.enum(REGISTRATION_KINDS).describe('The short name.'),
    name: textFact('The full name.'),
    category: textFact('What it is issued for.').optional(),
    number: textFact('The number on the paper.'),
    ...documentFacts,
  }),
  policies: listFact('Policies that are signed and dated.', {
    name: textFact('The policy.'),
    signedBy: textFact('Who signed it.'),
    signed: dateFact('The day of the signature.'),
    reviewBy: dateFact('The day by which it must be reviewed.').optional(),
  }),
  safety: listFact('Safety figures by year.', {
    year: z.int().describe('The year.'),
    hours: z.int().describe('Hours worked.'),
    fatalities: z.int().describe('Deaths at work.'),
    lostTime: z.int().describe('Lost-time injuries, without fatalities.'),
    recordable: z.int().describe('All recordable cases, including the two above.'),
    ltif: textFact('Lost-time injury frequency, with fatalities, per 1,000,000 hours.'),
    trir: textFact('Total recordable incident rate per 1,000,000 hours.'),
  }),
  projects: listFact('The track record: completed projects.', {
    name: textFact('The project.'),
    client: textFact('The client.'),
    service: textFact('The service of the company.').optional(),
    place: textFact('Where the work was done.').optional(),
    from: textFact('The month in which it began, 2024-03.').optional(),
    to: textFact('The month in which it was handed over.').optional(),
    contract: textFact('The kind of contract, or its number.').optional(),
    outcome: z
      .strictObject({number: z.number().describe('The figure.'), unit: textFact('Its unit.')})
      .optional()
      .describe('The outcome.'),
    value: textFact('The range of the contract value.').optional(),
    completion: textFact('The completion certificate as a PDF.').optional(),
    ownPage: textFact('The page of the project.').optional(),
  }),
  equipment: listFact('The equipment of the company.', {
    name: textFact('What it is.'),
    group: textFact('The group it belongs to.'),
    make: textFact('Maker and model.').optional(),
    capacity: textFact('What it can do, with the unit.').optional(),
    quantity: z.int().describe('How many there are.'),
    year: z.int().optional().describe('The year in which it was built.'),
    ownership: textFact('Owned or Leased.'),
    office: textFact('Where it is.').optional(),
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
