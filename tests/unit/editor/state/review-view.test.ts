import {initialView, reduceReviewView, type ReviewAction} from '../../../../src/editor/state/review-view';

const viewAfter = (...actions: ReviewAction[]) => actions.reduce(reduceReviewView, initialView('/'));
const REF = 'careers.mdx#title';
const VISIT = {type: 'visit', item: {key: 'a', ref: REF, number: 1}, page: '/careers', isNarrow: true} as const;

describe('The view of a review', () => {
  it('opens a reference on its page', () => {
    const view = viewAfter({type: 'goTo', ref: REF, page: '/careers'});
    expect(view).toMatchObject({page: '/careers', opened: REF, side: 'field'});
    expect(viewAfter({type: 'goTo', ref: REF}).page).toBe('/');
  });

  it('goes on from a change that was opened in the list or on the page', () => {
    const item = {key: 'b', ref: 'index.mdx#title', number: 6};
    for (const type of ['open', 'goTo'] as const) {
      const view = viewAfter(VISIT, {type, ref: item.ref, item, isNarrow: false});
      expect(view.current).toBe(item);
      expect(reduceReviewView(view, {type, ref: 'index.mdx#unchanged', isNarrow: false}).current).toBe(item);
    }
  });

  it('shows a change on its page with its highlights, and scrolls there once', () => {
    const view = viewAfter({type: 'setState', state: 'before'}, VISIT);
    expect(view).toMatchObject({page: '/careers', state: 'marked', opened: REF, isPending: true});
    expect(reduceReviewView(view, {type: 'visited'}).isPending).toBe(false);
  });

  it('does not scroll to a page that is one change as a whole', () =>
    expect(viewAfter({...VISIT, item: {key: 'a', ref: REF}}).isPending).toBe(false));

  it.each([
    [false, 'pages'],
    [true, undefined],
  ])('shows the list after a comment is closed, unless the window is narrow (%s)', (isNarrow, side) => {
    const {opened, side: shown} = viewAfter({type: 'open', ref: REF, isNarrow}, {type: 'open', isNarrow});
    expect([opened, shown]).toEqual([undefined, side]);
  });

  it('replaces the list by the change on a phone only, and leaves comments open', () => {
    expect(viewAfter(VISIT).side).toBeUndefined();
    expect(viewAfter({...VISIT, isNarrow: false}).side).toBe('pages');
    expect(viewAfter({type: 'goTo', ref: REF}, VISIT).side).toBe('field');
  });
});
