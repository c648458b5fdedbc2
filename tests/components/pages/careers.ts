/** What the page of careers says beside its openings. */
export const careersWords = {
  benefits: [{title: 'Training'}],
  openingPage: {
    tag: 'The position',
    heading: 'Facts',
    posted: 'Published',
    closes: 'Apply by',
    question: 'A question?',
    closed: 'This position has closed.',
    all: 'All current openings',
  },
};
