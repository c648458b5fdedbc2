import {plainText} from '../../parse/headings';
import {defineRule, type Examples} from '../define-rule';

export const rule = defineRule({
  id: 'unsupported-markdown',
  messages: {
    code: ['Code blocks are not supported.', 'Remove the ``` lines.'],
    footnote: ['Footnotes are not supported.', 'Put the note "{note}" in the sentence.'],
    checkbox: ['Checkboxes are not supported.', 'Remove the [ ] or [x].'],
    box: ['"::{name*}" is not supported on this site.', 'Use a heading or plain text.'],
    noSpace: ['A space is missing after the colon in ":{name}".', 'Write ": {name}".'],
    chat: ['":contentReference" is left over from a chat program.', 'Remove it.'],
  },
  check: {
    body: (report) => ({
      code: () => report({message: 'code'}),
      footnoteDefinition: (node) => report({message: 'footnote', data: {note: plainText(node)}}),
      listItem: ({checked}) => {
        if (typeof checked === 'boolean') report({message: 'checkbox'});
      },
      containerDirective: ({name}) => report({message: 'box', data: {name}}),
      leafDirective: ({name}) => report({message: 'box', data: {name}}),
      // Only other sites use `note:[x]` and `note:{x}`. A plain `10:30` or `note:this` is fine.
      textDirective: ({name, children, attributes}, parent) => {
        const isMarked = children.length > 0 || Object.keys(attributes ?? {}).length > 0;
        if (name === 'contentReference') report({message: 'chat'});
        else if (isMarked || parent?.type === 'heading') report({message: 'noSpace', data: {name}});
      },
    }),
  },
});

export const docs = 'A page has no code blocks, footnotes, checkboxes or directives.';

export const examples: Examples<typeof rule> = {
  body: {
    invalid: [
      ['«- [ ] Draw»', 'checkbox'],
      ['See «:contentReference[x]{index=0}».', 'chat'],
      ['Plain words[^1].\n\n«[^1]: A note.»', 'footnote'],
      ['«```»\nPlain words\n```', 'code'],
      ['«:::tip»\n\nPlain words\n\n:::', 'box', {name: 'tip'}],
      ['Plain words«:see[this]»', 'noSpace', {name: 'see'}],
    ],
  },
};
