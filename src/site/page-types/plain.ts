import * as z from 'zod';
import {day, field, list, reportIssue, sample, text, year} from '../../cms/schema';
import {definePageType} from './page-type';
import {contentPageFields} from './shared';
import {ratesOf, RATE_HOURS} from '../rates';

const caseCount = (description: string, example: string) => field(z.int().min(0), description, example);

const SafetyYear = z
  .strictObject({
    year: year('The year.', '2025'),
    hours: field(z.int().min(1), 'The hours worked in that year, in digits only.', '1000000'),
    fatalities: caseCount('The number of deaths at work.', '0'),
    lostTime: caseCount('The number of other injuries after which somebody was absent for a day or more.', '1'),
    recordable: caseCount('The number of all recordable cases, including fatalities and lost-time injuries.', '3'),
    sample,
  })
  .superRefine(({fatalities, lostTime, recordable}, context) => {
    if (recordable >= fatalities + lostTime) return;
    const message = 'is less than the sum of fatalities and lost-time injuries';
    reportIssue(context, message, `Count all recordable cases: at least ${fatalities + lostTime}.`, ['recordable']);
  })
  .meta({description: 'One year.', computed: ['ltif', 'ltifr', 'trir', 'trif', 'trcf', 'rate']});

const years = list(SafetyYear, 'The years, earliest first.').superRefine((all, context) => {
  for (const [index, {year: now}] of all.entries()) {
    const before = all[index - 1]?.year;
    if (before === undefined || before < now) continue;
    reportIssue(context, `is not later than ${before}`, 'Write each year once, the earliest first.', [index, 'year']);
  }
});

const safety = field(
  z.strictObject({
    years,
    words: field(
      z.strictObject({
        chart: text('The name of the chart, for screen readers.', 'LTIF and TRIR of each year', 100),
        caption: text('The name of the table, for screen readers.', 'Safety figures by year', 60),
        period: text('Column heading above the years.', 'Year', 30),
        hours: text('Column heading above the hours worked.', 'Hours worked', 30),
        fatalities: text('Column heading above the fatalities.', 'Fatalities', 30),
        lostTime: text('Column heading above the lost-time injuries.', 'Lost-time injuries', 30),
        recordable: text('Column heading above the recordable cases.', 'Recordable cases', 30),
        ltif: text('The lost-time injury frequency.', 'LTIF', 30),
        trir: text('The total recordable incident rate.', 'TRIR', 30),
        per: text('Text after the names of the rates; {hours} is a number.', 'per {hours} hours', 40),
        beside: text(
          'The same rate per a different number of hours; {rate} and {hours} are numbers.',
          '{rate} per {hours} hours',
          40,
        ),
      }),
      'The labels and texts around the figures.',
    ),
  }),
  'Safety figures by year. <SafetyFigures /> shows them with their rates.',
);

type Safety = z.infer<typeof safety>;

const safetyFacts = ({years: all}: Safety, page: string) =>
  all.map((entry) => ({...entry, ...ratesOf(entry, RATE_HOURS[0]), page}));

/** The signature below a policy. Buyers accept only signed and dated policies (IOGP 423-01). */
const PolicySignature = z
  .strictObject({
    signedBy: text('Who signed it: a position or a name.', 'Managing Director', 80),
    signed: day('The date of signature.', '2026-03-02'),
    reviewBy: day('The date by which it must be reviewed.', '2027-03-01').optional(),
  })
  .superRefine(({signed, reviewBy}, context) => {
    if (reviewBy === undefined || reviewBy > signed) return;
    reportIssue(context, `is not after ${signed}`, 'Check both dates on the policy; one of them is wrong.', [
      'reviewBy',
    ]);
  });

/** A plain text page: every file of pages/ that no other page type claims. */
export const plain = definePageType({
  name: 'plain',
  files: [],
  create: {label: 'A plain page'},
  schema: z.strictObject({
    ...contentPageFields,
    safety: safety.optional(),
    signature: field(PolicySignature, 'For a policy: who signed it, and when.').optional(),
  }),
  facts: ({title, signature, safety: figures, sample}, {path}) => ({
    safety: figures && safetyFacts(figures, path),
    policies: signature ? [{name: title, ...signature, page: path, sample}] : [],
  }),
  show: (data) => data,
});
