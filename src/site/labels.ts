import {formatList, type Labels} from '../cms/base/format-list';

/** How people call the fields of this site. */
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

/** @returns the name of a field or a block as a person would say it. */
export const labelOf = (key: string): string => formatList(key, LABELS);
