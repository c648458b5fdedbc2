import {requiredPages} from '../../content/files';
import {defineRule, type Examples} from '../define-rule';

const PUBLISH_FROM = 'publishFrom';

export const rule = defineRule({
  id: 'scheduled-page',
  messages: {needed: ['{field*} cannot be used on this page, because {why*}.', 'Remove the line.']},
  check: {
    project: (report, {definition, pages}) => {
      const needed = requiredPages(definition);
      for (const source of pages) {
        const why = needed.get(source.file);
        // If the page type does not have the field, the schema reports it as unknown.
        const waits = source.values.find(
          ({path: [name, ...inner], meta}) => name === PUBLISH_FROM && inner.length === 0 && meta.description,
        );
        if (why !== undefined && waits) report({message: 'needed', data: {why}, at: {source, path: waits.path}});
      }
    },
  },
});

export const docs = 'A page that the site needs is not scheduled for later.';

export const examples: Examples<typeof rule> = {
  'projects | heading: Projects\n': {
    invalid: [
      [
        'heading: Projects\npublishFrom: «2026-01-04»\n',
        'needed',
        {why: 'it lists the projects, and has the labels of their pages'},
      ],
    ],
  },
};
