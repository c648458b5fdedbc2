import {labelOf as labelWith, type Labels} from '../cms/base/labels';

/** The names of fields for people, where they differ from the keys. */
export const LABELS: Labels = {
  spellings: {bio: 'biography', hr: 'HR', linkedin: 'LinkedIn', oem: 'OEM', whatsapp: 'WhatsApp'},
  names: {
    commit: 'Version',
    key: 'Access key',
    lead: 'Introduction',
    ofBranch: 'Without a number',
    ofPullRequest: 'Of a proposal',
    pullRequest: 'Proposal',
    seen: 'Looked at',
  },
};

export const labelOf = (key: string): string => labelWith(key, LABELS);
