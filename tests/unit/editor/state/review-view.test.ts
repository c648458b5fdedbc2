import {initialView, pageAfter, reduceReviewView, type ReviewAction} from '../../../../src/editor/state/review-view';

const viewAfter = (...actions: ReviewAction[]) => actions.reduce(reduceReviewView, initialView('/'));
const REF = 'careers.mdx#title';

describe('The view of a review', () => {
  it('opens a reference on its page', () => {
    expect(viewAfter({type: 'goTo', ref: REF, page: '/careers'})).toMatchObject({
      page: '/careers',
      opened: REF,
      side: 'field',
    });
    expect(viewAfter({type: 'goTo', ref: REF}).page).toBe('/');
  });

  it('shows the highlights again when the reviewer steps to the next change', () => {
    const view = viewAfter({type: 'setState', state: 'before'}, {type: 'step', by: 1});
    expect(view).toMatchObject({state: 'marked', pending: 1, passed: 0});
    expect(reduceReviewView(view, {type: 'stepped'}).pending).toBeUndefined();
  });

  it('goes on with the step on the next page when a page has no further change', () => {
    const view = viewAfter(
      {type: 'step', by: 1},
      {type: 'stepped'},
      {type: 'pass', by: 1, page: '/careers', isEnd: false, isNarrow: false},
    );
    expect(view).toMatchObject({page: '/careers', pending: 1, passed: 1, isThrough: false});
  });

  it('opens a page that is one change as a whole, and ends the step', () => {
    const view = viewAfter(
      {type: 'step', by: 1},
      {
        type: 'pass',
        by: 1,
        page: '/careers',
        isEnd: true,
        whole: REF,
        isNarrow: true,
      },
    );
    expect(view).toMatchObject({page: '/careers', opened: REF, side: undefined, pending: undefined, isThrough: true});
  });

  it('remembers that the reviewer has been through all pages', () => {
    const pass = {type: 'pass', by: 1, page: '/', isNarrow: false} as const;
    expect(viewAfter({...pass, isEnd: true}, {type: 'step', by: 1}, {...pass, isEnd: false}).isThrough).toBe(true);
  });

  it.each([
    [false, 'pages'],
    [true, undefined],
  ])('shows the list after a comment is closed, unless the window is narrow (%s)', (isNarrow, side) => {
    const {opened, side: shown} = viewAfter({type: 'open', ref: REF, isNarrow}, {type: 'open', isNarrow});
    expect([opened, shown]).toEqual([undefined, side]);
  });

  it('replaces the list by the selected change on a phone only', () => {
    expect(viewAfter({type: 'select', ref: REF, isNarrow: true}).side).toBeUndefined();
    expect(viewAfter({type: 'select', ref: REF, isNarrow: false}).side).toBe('pages');
  });
});

test.each([
  ['/a', 1, '/b'],
  ['/b', 1, '/a'],
  ['/a', -1, '/b'],
] as const)('The page after %s in the direction %i is %s', (page, by, next) => {
  expect(pageAfter(['/a', '/b'], page, by)).toBe(next);
});
