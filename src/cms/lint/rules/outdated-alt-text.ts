import {defineWarning} from '../define-rule';

/** drafts/warnings.ts compares the two versions of a draft. */
export const rule = defineWarning({
  id: 'outdated-alt-text',
  severity: 'warning',
  messages: {
    outdated: ['The photo has changed, but its description has not: "{text}".', 'Describe the new photo.'],
  },
});

export const docs = 'A new photo gets a new description.';
