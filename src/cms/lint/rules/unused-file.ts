import {defineRule, type Examples} from '../define-rule';

/** lint-content.ts looks for unused files at the end, because a file with another problem is not reported twice. */
export const rule = defineRule({
  id: 'unused-file',
  messages: {unused: ['No page uses this file.', 'Use it as {path*} on a page, or delete it.']},
});

export const docs = 'Every photo and file in static/ is used on a page.';

export const examples: Examples<typeof rule> = {
  file: {invalid: [['static/img/yard.jpg', 'unused', {path: '/img/yard.jpg'}]]},
};
