import {countryCodes} from '../../cms/values/countries';
import {defineRule, type Examples} from '../../cms/definition/site-definition';
import {isTown, townKey} from '../towns';

const NO_TOWN =
  /^(?:fully )?(?:remote(?:ly)?|home|work(?:ing)? from home|wfh|home office|hybrid|anywhere|nationwide|various(?: locations)?|multiple locations|on[ -]?site|offshore|onshore|tb[acd])$/i;
const STATE = / state$/i;
const SEVERAL = /\s(?:&|and|or)\s/i;
const ABBREVIATION = /^\p{Lu}{2,3}$/u;

export const rule = defineRule({
  id: 'place',
  severity: 'warning',
  messages: {
    noTown: [
      '{field*} "{town}" is not a town.',
      'Write the town of the office, and "Hybrid" as the type for work partly from home.',
    ],
    country: [
      '{field*} "{town}" is a country.',
      'Write the town. Another country than the company’s belongs in the field "country".',
    ],
    state: ['{field*} "{town}" is a state.', 'Write the town, such as Ikeja.'],
    several: ['{field*} "{town}" is more than one town.', 'Write each town as a separate entry: [{towns*}].'],
    more: ['{field*} "{town}" has more than the town.', 'Write {right*}.'],
    short: ['{field*} "{town}" is an abbreviation.', 'Write the whole name, such as Port Harcourt.'],
    repeated: ['{field*} "{town}" is in the list twice.', 'Remove one of them.'],
  },
  check: {
    field: (report, {value, path, source}) => {
      if (!isTown(source, path)) return;
      const town = value.trim();
      const right = town.split('(', 1)[0]?.trim();
      const data = {town, right, towns: town.split(SEVERAL).join(', ')};
      const list = JSON.stringify(path.slice(0, -1));
      const isRepeated = source.values.some(
        (other) =>
          typeof other.value === 'string' &&
          JSON.stringify(other.path.slice(0, -1)) === list &&
          Number(other.path.at(-1)) < Number(path.at(-1)) &&
          townKey(other.value) === townKey(town),
      );
      if (NO_TOWN.test(town)) report({message: 'noTown', data});
      else if (countryCodes(town).length > 0) report({message: 'country', data});
      else if (STATE.test(town)) report({message: 'state', data});
      else if (SEVERAL.test(town)) report({message: 'several', data});
      else if (right !== town) report({message: 'more', data});
      else if (ABBREVIATION.test(town)) report({message: 'short', data});
      else if (isRepeated) report({message: 'repeated', data});
    },
  },
});

export const docs = 'A place of work is one town.';

export const examples: Examples<typeof rule> = {
  'careers/machinist | location: [Warri]': {
    invalid: [
      ['location: [«Remote»]', 'noTown', {town: 'Remote'}],
      ['location: [«Work from home»]', 'noTown', {town: 'Work from home'}],
      ['location: [«Nigeria»]', 'country', {town: 'Nigeria'}],
      ['location: [«Lagos State»]', 'state', {town: 'Lagos State'}],
      ['location: [Lagos, «Nigeria»]', 'country', {town: 'Nigeria'}],
      ['location: [«Lagos & Abuja»]', 'several', {town: 'Lagos & Abuja'}],
      ['location: [«Lagos and Warri»]', 'several', {town: 'Lagos and Warri'}],
      ['location: [«Warri (Hybrid)»]', 'more', {town: 'Warri (Hybrid)', right: 'Warri'}],
      ['location: [«PH»]', 'short', {town: 'PH'}],
      ['location: [Warri, «Warri»]', 'repeated', {town: 'Warri'}],
    ],
  },
};
