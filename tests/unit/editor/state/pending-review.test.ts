import {emptyReview, isEmptyReview, withComment, withoutSent} from '../../../../src/editor/state/pending-review';

const comment = (place: string, words: string) => ({place, named: place, words});

describe('After a review has been sent', () => {
  const sent = {...withComment(emptyReview(), comment('a', 'First.')), words: 'Overall.'};

  it('nothing is left if nothing was written meanwhile', () =>
    expect(withoutSent(sent, sent)).toMatchObject({comments: [], words: ''}));

  it('comments that were written or changed meanwhile are kept, and only they', () => {
    const now = withComment(withComment(sent, comment('b', 'Second.')), comment('a', 'First, but longer.'));
    expect(withoutSent(now, sent).comments).toMatchObject([{words: 'Second.'}, {words: 'First, but longer.'}]);
  });

  it('a changed overall comment is kept', () =>
    expect(withoutSent({...sent, words: 'Overall, and more.'}, sent).words).toBe('Overall, and more.'));

  it('the next review has another key', () => expect(withoutSent(sent, sent).key).not.toBe(sent.key));
});

describe('A review that is being written', () => {
  const review = withComment(emptyReview(), comment('a', 'First.'));

  it('loses a comment that becomes empty, and keeps one that only suggests a wording', () => {
    expect(withComment(review, comment('a', '')).comments).toEqual([]);
    expect(withComment(review, {...comment('a', ''), instead: ''}).comments).toMatchObject([{place: 'a', instead: ''}]);
  });

  it('is stored as soon as it has a comment, words or changes that were seen', () => {
    expect(isEmptyReview(emptyReview())).toBe(true);
    expect(isEmptyReview(review)).toBe(false);
    expect(isEmptyReview({...emptyReview(), words: 'Fine.'})).toBe(false);
    expect(isEmptyReview(emptyReview({seen: {}}))).toBe(false);
  });
});
