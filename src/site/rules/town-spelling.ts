import {defineRule, type Examples} from '../../cms/definition/site-definition';
import {isTown, townKey} from '../towns';

export const rule = defineRule({
  id: 'town-spelling',
  severity: 'warning',
  messages: {other: ['{field*} "{town*}" is spelt "{right*}" elsewhere.', 'Write {right*}.']},
  check: {
    // Search engines and readers would take the rarer spelling for another town.
    project: (report, {sources}) => {
      const places = sources.flatMap((source) =>
        source.values.flatMap(({value, path}) =>
          typeof value === 'string' && isTown(source, path) ? {source, path, town: value.trim()} : [],
        ),
      );
      for (const {source, path, town} of places) {
        const same = places.filter((other) => townKey(other.town) === townKey(town));
        // Offices come first, because their addresses are checked most.
        const office = same.find((other) => other.path.at(-1) === 'town');
        const right = office?.town ?? mostFrequent(same.map((other) => other.town));
        if (town !== right) report({message: 'other', data: {town, right}, at: {source, path}});
      }
    },
  },
});

function mostFrequent(towns: readonly string[]): string {
  const count = (town: string) => towns.filter((other) => other === town).length;
  return towns.toSorted((a, b) => count(b) - count(a))[0] ?? '';
}

export const docs = 'A town is spelt the same on all pages.';

export const examples: Examples<typeof rule> = {
  'careers/machinist | location: [Warri]': {
    valid: ['location: [Port Harcourt]'],
    invalid: [
      ['location: [«Port-harcourt»]', 'other', {right: 'Port Harcourt'}],
      ['location: [«Ado-Ekiti», Ado Ekiti, Ado Ekiti]', 'other', {right: 'Ado Ekiti'}],
    ],
  },
};
