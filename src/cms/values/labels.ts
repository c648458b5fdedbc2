export interface Labels {
  /** Words in field names that are spelt differently in prose. */
  spellings: Readonly<Record<string, string>>;
  /** Display names for fields whose key means nothing to staff. */
  names: Readonly<Record<string, string>>;
}

const SPELLINGS: Labels['spellings'] = {
  alt: 'alternative text',
  color: 'colour',
  email: 'e-mail',
  focal: 'focal point',
  href: 'link',
  html: 'HTML',
  id: 'ID',
  pdf: 'PDF',
  src: 'photo',
  url: 'web address',
};
const NAMES: Labels['names'] = {
  formerly: 'Earlier addresses',
  id: 'Short name for links',
  sample: 'Sample (to be replaced)',
  unlisted: 'Hidden from search engines',
};

export function labelOf(key: string, labels: Labels): string {
  const name = ownValue(labels.names, key) ?? ownValue(NAMES, key);
  if (name !== undefined) return name;
  const words = key.replace(/[A-Z]/g, (big) => `_${big.toLowerCase()}`).split('_');
  const texts = words
    .filter((word) => word !== '')
    .map((word) => ownValue(labels.spellings, word) ?? ownValue(SPELLINGS, word) ?? word);
  return texts.join(' ').replace(/^./, (first) => first.toUpperCase());
}

const ownValue = (all: Readonly<Record<string, string>>, key: string): string | undefined =>
  Object.hasOwn(all, key) ? all[key] : undefined;
