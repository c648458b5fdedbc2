/** Words of field names that are spelt differently in prose. */
const SPELLINGS: Readonly<Record<string, string>> = {
  alt: 'alternative text',
  bio: 'biography',
  color: 'colour',
  email: 'e-mail',
  focal: 'point that stays in view',
  hr: 'HR',
  href: 'link',
  html: 'HTML',
  id: 'ID',
  linkedin: 'LinkedIn',
  oem: 'OEM',
  pdf: 'PDF',
  src: 'photo',
  url: 'web address',
  whatsapp: 'WhatsApp',
};

/** Names for fields whose own name means nothing to staff. */
const NAMES: Readonly<Record<string, string>> = {
  commit: 'Version',
  formerly: 'Earlier addresses',
  id: 'Name for links',
  key: 'Access key',
  lead: 'Introduction',
  ofBranch: 'Without a number',
  ofPullRequest: 'Of a proposal',
  pullRequest: 'Proposal',
  sample: 'Still an example',
  seen: 'Looked at',
  unlisted: 'Hidden from search engines',
};

/** @returns the name of a field or a part as a person would say it. */
export function formatList(key: string): string {
  if (Object.hasOwn(NAMES, key)) return NAMES[key] ?? key;
  const words = key.replace(/[A-Z]/g, (big) => `_${big.toLowerCase()}`).split('_');
  const texts = words.filter((word) => word !== '').map((word) => SPELLINGS[word] ?? word);
  return texts.join(' ').replace(/^./, (first) => first.toUpperCase());
}
