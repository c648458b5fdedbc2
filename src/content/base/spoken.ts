/** Words in the names of fields that people write in another way. */
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

/** @returns the name of a field or a part as a person would say it. */
export function spoken(key: string): string {
  const words = key.replace(/[A-Z]/g, (big) => `_${big.toLowerCase()}`).split('_');
  const said = words.filter((word) => word !== '').map((word) => SPELLINGS[word] ?? word);
  return said.join(' ').replace(/^./, (first) => first.toUpperCase());
}
