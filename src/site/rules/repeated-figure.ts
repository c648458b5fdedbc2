import {defineRule, type Examples} from '../../cms/definition/site-definition';
import {figuresOf, positionOf, shareSubject} from '../figures';

export const rule = defineRule({
  id: 'repeated-figure',
  severity: 'warning',
  messages: {
    repeated: [
      '"{words*}" repeats the shared figure at {position*}.',
      'Write "figure: {id*}" instead of the number, so that both change together.',
    ],
  },
  check: {
    project: (report, {sources}) => {
      const figures = sources.flatMap(figuresOf);
      for (const shared of figures.filter(({id}) => id !== undefined)) {
        for (const figure of figures) {
          if (figure.id !== undefined || figure.number !== shared.number || !shareSubject(shared, figure)) continue;
          const {source, line, words} = figure;
          const data = {words, position: positionOf(shared), id: shared.id};
          report({message: 'repeated', data, at: {source, line}, related: [shared.source.file]});
        }
      }
    },
  },
});

export const docs = 'A page refers to a shared figure by its id instead of repeating its number.';

export const examples: Examples<typeof rule> = {
  'index | - figure: success': {
    valid: ['- {number: 98, suffix: "%", label: Success Rate}'],
    invalid: [['- {number: 99, suffix: "%", label: Success Rate}', 'repeated', {id: 'success'}]],
  },
};
