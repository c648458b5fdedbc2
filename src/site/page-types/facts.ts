/** Verifiable facts, each with its page. Each page type adds its own. */
import * as z from 'zod';
import {REGISTRATION_KINDS} from './registrations';

export type CompanyFacts = z.infer<typeof Facts>;

/** @returns the facts of all pages; each list keeps the order of the pages. */
export function joinFacts(all: readonly Partial<CompanyFacts>[]): CompanyFacts {
  return {
    since: all.find(({since}) => since !== undefined)?.since,
    management: all.flatMap(({management}) => management ?? []),
    offices: all.flatMap(({offices}) => offices ?? []),
    services: all.flatMap(({services}) => services ?? []),
    codes: all.flatMap(({codes}) => codes ?? []),
    certifications: all.flatMap(({certifications}) => certifications ?? []),
    registrations: all.flatMap(({registrations}) => registrations ?? []),
    policies: all.flatMap(({policies}) => policies ?? []),
    safety: all.flatMap(({safety}) => safety ?? []),
    projects: all.flatMap(({projects}) => projects ?? []),
    equipment: all.flatMap(({equipment}) => equipment ?? []),
  };
}

const words = (description: string) => z.string().describe(description);
const day = (description: string) => z.iso.date().describe(description);

const source = {
  page: words('The address of the page that says it.'),
  sample: z.literal(true).optional().describe('Set for an example, which is no fact of the company.'),
};

/** Fields that all documents share. */
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
  management: z
    .array(z.strictObject({name: words('The name.'), position: words('The post.'), ...source}))
    .describe('Who directs the company.'),
  offices: z
    .array(
      z.strictObject({
        name: words('The name of the office.'),
        address: words('Street, district and town.'),
        phone: words('Telephone numbers, with commas between them.'),
        email: words('The e-mail address.'),
        ...source,
      }),
    )
    .describe('The offices and yards.'),
  services: z
    .array(z.strictObject({name: words('The service.'), description: words('One sentence.'), ...source}))
    .describe('What the company offers.'),
  codes: z
    .array(
      z.strictObject({
        scheme: words('Whose code it is.'),
        code: words('The code as a tender has it.'),
        name: words('What the scheme calls it.'),
        service: words('The service of the company.'),
        ...source,
      }),
    )
    .describe('The codes under which buyers look for a service.'),
  certifications: z
    .array(
      z.strictObject({
        name: words('The standard or licence.'),
        category: words('What it covers, in a few words.'),
        number: words('The number on the certificate.').optional(),
        accreditedBy: words('Who accredited the issuer.').optional(),
        scope: words('What it covers, as printed.').optional(),
        ...paper,
        file: words('The certificate as a PDF.').optional(),
        ...source,
      }),
    )
    .describe('Certificates and licences.'),
  registrations: z
    .array(
      z.strictObject({
        kind: z.enum(REGISTRATION_KINDS).describe('The short name.'),
        name: words('The full name.'),
        category: words('What it is issued for.').optional(),
        number: words('The number on the paper.'),
        ...paper,
        ...source,
      }),
    )
    .describe('Registrations with public bodies.'),
  policies: z
    .array(
      z.strictObject({
        name: words('The policy.'),
        signedBy: words('Who has signed it.'),
        signed: day('The day of the signature.'),
        reviewBy: day('The day by which it must be reviewed.').optional(),
        ...source,
      }),
    )
    .describe('Policies that are signed and dated.'),
  safety: z
    .array(
      z.strictObject({
        year: z.int().describe('The year.'),
        hours: z.int().describe('Hours worked.'),
        fatalities: z.int().describe('Deaths at work.'),
        lostTime: z.int().describe('Lost-time injuries, without fatalities.'),
        recordable: z.int().describe('All recordable cases, including the two above.'),
        ltif: words('Lost-time injury frequency, with fatalities, per 1,000,000 hours.'),
        trir: words('Total recordable incident rate per 1,000,000 hours.'),
        ...source,
      }),
    )
    .describe('Safety figures by year.'),
  projects: z
    .array(
      z.strictObject({
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
        ...source,
      }),
    )
    .describe('The track record: completed jobs.'),
  equipment: z
    .array(
      z.strictObject({
        name: words('What it is.'),
        group: words('The group it belongs to.'),
        make: words('Maker and model.').optional(),
        capacity: words('What it can do, with the unit.').optional(),
        quantity: z.int().describe('How many there are.'),
        year: z.int().optional().describe('The year in which it was built.'),
        ownership: words('Owned or Leased.'),
        office: words('Where it is.').optional(),
        ...source,
      }),
    )
    .describe('What the company works with.'),
});
