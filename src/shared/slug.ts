/** Ids that are not made of words hold an underscore, so that no heading and no entry of a page can have the same. */
export const MAIN_ID = 'main_content';
export const BAND_END_ID = 'band_end';

/** @returns a name as it is in an address: `Office & People` is `office-and-people`, `Iṣẹ́` is `ise`. */
export const slug = (name: string): string =>
  name
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase()
    .replace(/&/g, 'and')
    .replace(/[’']/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
