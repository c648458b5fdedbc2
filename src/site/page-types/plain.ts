import * as z from 'zod';
import {day, field, list, reportIssue, sample, text, year} from '../../cms/schema';
import {definePageType} from './page-type';
import {contentPageFields} from './shared';
import {ratesOf, RATE_HOURS} from '../../shared/rates';

const caseCount = (description: string, example: string) => field(z.int().min(0), description, example);

const SafetyYear = z
  .strictObject({
    year: year('The year.', '2025'),
    hours: field(z.int().min(1), 'The hours worked in that year, in digits only.', '1000000'),
    fatalities: caseCount('The deaths at work.', '0'),
    lostTime: caseCount('Other injuries after which somebody was away for a day or more.', '1'),
    recordable: caseCount('All recordable cases, including those of the two lines above.', '3'),
    sample,
  })
  .superRefine(({fatalities, lostTime, recordable}, context) => {
    if (recordable >= fatalities + lostTime) return;
    const message = 'is less than fatalities and lost-time injuries together';
    reportIssue(context, message, `Count all cases: at least ${fatalities + lostTime}.`, ['recordable']);
  })
  .meta({description: 'One year.', computed: ['ltif', 'ltifr', 'trir', 'trif', 'trcf', 'rate']});

const years = list(SafetyYear, 'The years, earliest first.').superRefine((all, context) => {
  for (const [index, {year: now}] of all.entries()) {
    const before = all[index - 1]?.year;
    if (before === undefined || before < now) continue;
    reportIssue(context, `does not come after ${before}`, 'Write each year once, the earliest first.', [index, 'year']);
  }
});

const safety = field(
  z.strictObject({
    years,
    words: field(
      z.strictObject({
        chart: text('The name of the chart, for screen readers.', 'LTIF and TRIR of each year', 100),
        caption: text('The name of the table, for screen readers.', 'Safety figures by year', 60),
        period: text('Above the years.', 'Year', 30),
        hours: text('Above the hours worked.', 'Hours worked', 30),
        fatalities: text('Above the fatalities.', 'Fatalities', 30),
        lostTime: text('Above the lost-time injuries.', 'Lost-time injuries', 30),
        recordable: text('Above the recordable cases.', 'Recordable cases', 30),
        ltif: text('The lost-time injury frequency.', 'LTIF', 30),
        trir: text('The total recordable incident rate.', 'TRIR', 30),
        per: text('Behind the names of the rates; {hours} is a number.', 'per {hours} hours', 40),
        beside: text('The rate on other hours, below it; {rate} and {hours}.', '{rate} per {hours} hours', 40),
      }),
      'The words around the figures.',
    ),
  }),
  'Safety figures by year, which <SafetyFigures /> shows with their rates.',
);

type Safety = z.infer<typeof safety>;

const safetyFacts = ({years: all}: Safety, page: string) =>
  all.map((entry) => ({...entry, ...ratesOf(entry, RATE_HOURS[0]), page}));

/** The signature below a policy. Buyers accept only signed and dated policies (IOGP 423-01). */
const PolicySignature = z
  .strictObject({
    signedBy: text('Who signed it: a position or a name.', 'Managing Director', 80),
    signed: day('The day on which it was signed.', '2026-03-02'),
    reviewBy: day('The day by which it must be reviewed.', '2027-03-01').optional(),
  })
  .superRefine(({signed, reviewBy}, context) => {
    if (reviewBy === undefined || reviewBy > signed) return;
    reportIssue(context, `is not later than ${signed}`, 'Look at the policy: one of the two days is wrong.', [
      'reviewBy',
    ]);
  });

/** A plain text page: every file of pages/ that no other page type claims. */
export const plain = definePageType({
  name: 'plain',
  files: [],
  create: {folder: '', label: 'A plain page'},
  schema: z.strictObject({
    ...contentPageFields,
    safety: safety.optional(),
    signature: field(PolicySignature, 'For a policy: who has signed it, and when.').optional(),
  }),
  facts: ({title, signature, safety: figures, sample}, {path}) => ({
    safety: figures && safetyFacts(figures, path),
    policies: signature ? [{name: title, ...signature, page: path, sample}] : [],
  }),
  show: (data) => data,
});
