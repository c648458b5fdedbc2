import {asGroup} from '../../cms/values/values';
import {defineRule, type Examples} from '../../cms/definition/site-definition';
import {daysUntil} from '../../shared/days';

/** An opening rarely stays open for longer. */
const MAX_OPEN_DAYS = 366;

export const rule = defineRule({
  id: 'opening-date',
  severity: 'warning',
  messages: {
    future: [
      '{field*} "{value}" is in the future, but the opening is shown now.',
      'Write the right date, or add "publishFrom: {value*}".',
    ],
    far: ['{field*} "{value}" is more than a year away.', 'Check the year.'],
  },
  check: {
    field: (report, {value, path: [name], source}, {today}) => {
      if (source.kind?.name !== 'opening') return;
      const left = daysUntil(value, today);
      const isShown = asGroup(source.parsed?.data).publishFrom === undefined;
      if (name === 'posted' && left > 0 && isShown) report({message: 'future'});
      if (name === 'closes' && left > MAX_OPEN_DAYS) report({message: 'far'});
    },
  },
});

export const docs = 'The dates of an opening suit it.';

export const examples: Examples<typeof rule> = {
  'careers/machinist | type: Full-time': {
    invalid: [
      ['type: Full-time\nposted: «2027-05-01»', 'future'],
      ['type: Full-time\ncloses: «2036-12-31»', 'far'],
    ],
  },
};
