import {labelOf as labelWith, type Labels} from '../cms/values/labels';

/** The display names of fields, where they differ from the keys. */
export const LABELS: Labels = {
  spellings: {bio: 'biography', hr: 'HR', linkedin: 'LinkedIn', oem: 'OEM', whatsapp: 'WhatsApp'},
  names: {
    commit: 'Version',
    key: 'Access key',
    lead: 'Introduction',
    ofBranch: 'Of a branch',
    ofPullRequest: 'Of a proposal',
    pullRequest: 'Proposal',
    seen: 'Seen checkbox',
  },
};

export const labelOf = (key: string): string => labelWith(key, LABELS);
