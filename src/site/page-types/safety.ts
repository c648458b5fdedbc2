/** Safety at work by year. Staff enter the counts; the code computes the rates. */
import * as z from 'zod';
import {ratesOf, RATE_HOURS} from '../../shared/rates';
import {field, list, sample, text, year} from '../../cms/schema';

const cases = (description: string, example: string) => field(z.int().min(0), description, example);

const SafetyYear = z
  .strictObject({
    year: year('The year.', '2025'),
    hours: field(z.int().min(1), 'The hours worked in that year, in digits only.', '1000000'),
    fatalities: cases('The deaths at work.', '0'),
    lostTime: cases('Other injuries after which somebody was away for a day or more.', '1'),
    recordable: cases('All recordable cases, including those of the two lines above.', '3'),
    sample,
  })
  .superRefine(({fatalities, lostTime, recordable}, context) => {
    if (recordable >= fatalities + lostTime) return;
    const params = {help: `Count all cases: at least ${fatalities + lostTime}.`};
    const message = 'is less than fatalities and lost-time injuries together';
    context.addIssue({code: 'custom', path: ['recordable'], message, params});
  })
  .meta({description: 'One year.', computed: ['ltif', 'ltifr', 'trir', 'trif', 'trcf', 'rate']});

const years = list(SafetyYear, 'The years, earliest first.').superRefine((all, context) => {
  for (const [index, {year: now}] of all.entries()) {
    const before = all[index - 1]?.year;
    if (before === undefined || before < now) continue;
    const params = {help: 'Write each year once, the earliest first.'};
    context.addIssue({code: 'custom', path: [index, 'year'], message: `does not come after ${before}`, params});
  }
});

export const safety = field(
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

/** @returns the years with their rates. */
export const safetyFacts = ({years: all}: Safety, page: string) =>
  all.map((entry) => ({...entry, ...ratesOf(entry, RATE_HOURS[0]), page}));
