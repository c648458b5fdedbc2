/** These ids contain an underscore, which no id made from a heading or a list entry has. */
export const MAIN_ID = 'main_content';
export const BAND_END_ID = 'band_end';

/** The form for addresses: `office-and-people` for `Office & People`, `ise` for `Iṣẹ́` */
export const slug = (name: string): string =>
  name
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase()
    .replace(/&/g, 'and')
    .replace(/[’']/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
