import {defineRule, type Examples} from '../../cms/definition/site-definition';

/** The messages about a date in the past, by field. */
const CONSEQUENCES: Readonly<Record<string, string>> = {
  closes: 'the opening is no longer shown. Write a later date, or delete the page',
  expires: 'security researchers no longer trust the address. Write a date within one year',
  validUntil: 'the page shows it as expired. Write the new date, or remove the entry',
  reviewBy: 'the review is overdue. Have the policy reviewed, and write the new dates',
};

/** `closes` is an hour for an office, and a day for an opening. */
const DAY = /^\d{4}-/;

export const rule = defineRule({
  id: 'past-day',
  severity: 'warning',
  messages: {past: '{field*} "{value}" is in the past, so {consequence*}.'},
  check: {
    field: (report, {value, path}, {today}) => {
      const consequence = CONSEQUENCES[String(path.at(-1))];
      // `near-deadline` reports those of contact points.
      if (consequence === undefined || path[0] === 'contacts') return;
      if (DAY.test(value) && value < today) report({message: 'past', data: {consequence}});
    },
  },
});

export const docs = 'Closing, expiry and review dates are not in the past.';

export const examples: Examples<typeof rule> = {
  'careers/fitter | closes: 2026-12-31': {valid: ['closes: 2027-01-31'], invalid: [['closes: «2026-10-31»', 'past']]},
};
