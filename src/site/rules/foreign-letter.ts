import {defineRule, type Examples} from '../../cms/definition/site-definition';
import {nameOfLetter, REPLACEMENT_CHARACTER, unsupportedLetters} from '../letters';

const MAX_NAMED = 5;

const HELP = (which: string) =>
  `Visitors may see ${which} in a different font or not at all, and PDFs show ${REPLACEMENT_CHARACTER} instead. Use Latin letters.`;

export const rule = defineRule({
  id: 'foreign-letter',
  severity: 'warning',
  messages: {
    fieldWithOne: ['{field*} has a letter that the site’s fonts do not contain: {names*}.', HELP('it')],
    field: ['{field*} has letters that the site’s fonts do not contain: {names*}.', HELP('them')],
    lineWithOne: ['The line has a letter that the site’s fonts do not contain: {names*}.', HELP('it')],
    line: ['The line has letters that the site’s fonts do not contain: {names*}.', HELP('them')],
  },
  check: {
    value: (report, {value}) => {
      const {isOne, names} = describeLetters(value) ?? {};
      if (names !== undefined) report({message: isOne ? 'fieldWithOne' : 'field', data: {names}});
    },
    source: (report, {body}) =>
      body?.lines.forEach((text, index) => {
        const {isOne, names} = describeLetters(text) ?? {};
        if (names !== undefined)
          report({message: isOne ? 'lineWithOne' : 'line', data: {names}, at: {line: index + 1}});
      }),
  },
});

function describeLetters(text: string): {isOne: boolean; names: string} | undefined {
  const foreign = unsupportedLetters(text);
  if (foreign.length === 0) return undefined;
  const names = [...foreign.slice(0, MAX_NAMED).map(nameOfLetter), ...(foreign.length > MAX_NAMED ? ['…'] : [])];
  return {isOne: foreign.length === 1, names: names.join(', ')};
}

export const docs = 'Text uses only letters that the site’s fonts contain.';

export const examples: Examples<typeof rule> = {
  body: {
    invalid: [
      ['«A yard in 漢.»', 'lineWithOne'],
      ['«A pump 【4†source】 runs.»', 'line', {names: '【 (U+3010), 】 (U+3011)'}],
    ],
  },
  entry: {
    invalid: [
      ['title: «Завод»', 'field'],
      ['title: «абвгд»', 'field', {names: 'а (U+0430), б (U+0431), в (U+0432), г (U+0433), д (U+0434)'}],
      ['title: «абвгде»', 'field', {names: 'а (U+0430), б (U+0431), в (U+0432), г (U+0433), д (U+0434), …'}],
      ['title: «漢»', 'fieldWithOne', {names: '漢 (U+6F22)'}],
    ],
  },
};
