/** The attribute that names where in the content the words of an element stand: one place or several, with a space between. */
export const AT = 'data-at';
