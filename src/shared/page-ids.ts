/** These ids contain an underscore, which no id made from a heading or a list entry has. */
export const MAIN_ID = 'main_content';
/** The end of the heading band, for which the browser waits before it renders a page. */
export const BAND_END_ID = 'band_end';
