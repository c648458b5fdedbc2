/** These ids contain an underscore, which no id made from a heading or a list entry has. */
export const MAIN_ID = 'main_content';
export const BAND_END_ID = 'band_end';
