import {act, screen, within} from '@testing-library/react';
import Openings from '../../../src/components/Openings';
import {careers} from '../../../src/site/page-types/careers';
import {interpolate} from '../../../src/shared/interpolate';
import site from '../../mocks/site';
import {pageOf} from './pages';
import {htmlOf, renderBlock} from './render';
import {careersFields, openingPage} from './careers-page';

describe('The list of current openings', () => {
  const {labels} = site;

  /** Half a minute before the end of 30 November 2026 in Lagos. */
  const LATE = new Date('2026-11-30T22:59:30Z');
  /** The site was built the day before. */
  const BUILT = '2026-11-29';

  const pageWith = (...beside: ReturnType<typeof openingPage>[]) =>
    pageOf(careers, careersFields, {today: BUILT, beside});
  const closing = pageWith(
    openingPage('today', {closes: '2026-11-30'}),
    openingPage('later', {closes: '2026-12-01'}),
    openingPage('always'),
  );
  const titles = () => screen.queryAllByRole('heading').map((heading) => heading.textContent);

  beforeEach(() => jest.useFakeTimers({now: LATE}));
  afterEach(() => jest.useRealTimers());

  it('shows the facts of each opening, links its title to its page, and names the opening in its button', () => {
    renderBlock(<Openings />, pageWith(openingPage('one')));
    const [row] = screen.getAllByRole('listitem');
    expect(row).toHaveTextContent('Description of one');
    const texts = (role: string) => screen.getAllByRole(role).map((element) => element.textContent);
    expect(texts('term')).toEqual([labels.location, labels.jobType, labels.experience]);
    expect(texts('definition')).toEqual(['Lagos', 'Hybrid', '2–3 years']);
    expect(screen.getByRole('link', {name: 'Title of one'})).toHaveAttribute('href', '/careers/one');
    const apply = `${labels.apply} ${interpolate(labels.applyFor, {name: 'Title of one'})}`;
    expect(screen.getByRole('link', {name: apply})).toHaveAttribute('href', 'https://forms.example/one');
  });

  it('shows 24 openings, and expands to show the others', () => {
    const pages = Array.from({length: 27}, (_, index) => openingPage(`opening-${index + 1}`));
    renderBlock(<Openings />, pageWith(...pages));
    const [first, more] = screen.getAllByRole('list').map((list) => within(list).getAllByRole('heading'));
    expect([first?.length, more?.length]).toEqual([24, 3]);
    expect(screen.getByText(interpolate(labels.showMore, {count: 3}))).toBeVisible();
    expect(screen.getByRole('group')).toContainElement(more?.[0] ?? null);
  });

  it('removes an opening at midnight in Lagos after its last day', () => {
    renderBlock(<Openings />, closing);
    expect(titles()).toEqual(['Title of today', 'Title of later', 'Title of always']);
    expect(screen.getByText(interpolate(labels.closes, {date: '30 November 2026'}))).toBeVisible();
    act(() => jest.advanceTimersByTime(30_000));
    expect(titles()).toEqual(['Title of later', 'Title of always']);
  });

  it('is the same HTML on every day, and the browser removes openings that have closed since', () => {
    const html = () => htmlOf(<Openings />, closing);
    const before = html();
    jest.setSystemTime(new Date('2027-06-01'));
    expect(html()).toBe(before);
    renderBlock(<Openings />, closing);
    expect(titles()).toEqual(['Title of always']);
  });

  it('has the pinned openings first, then the latest ones', () => {
    renderBlock(
      <Openings />,
      pageWith(
        openingPage('undated'),
        openingPage('old', {posted: '2026-10-01'}),
        openingPage('new', {posted: '2026-11-01'}),
        openingPage('second', {pinned: 2}),
        openingPage('first', {pinned: 1, posted: '2020-01-01'}),
      ),
    );
    expect(titles()).toEqual(['first', 'second', 'new', 'old', 'undated'].map((id) => `Title of ${id}`));
  });

  it.each([
    ['empty', []],
    ['closed', [openingPage('yesterday', {closes: '2026-11-29'})]],
  ])('says so and shows the HR address when it is %s', (_state, openings) => {
    renderBlock(<Openings />, pageWith(...openings));
    expect(screen.getByRole('heading')).toHaveTextContent(labels.noOpenings);
    expect(screen.getByRole('link')).toHaveAttribute('href', `mailto:${site.hrEmail}`);
  });
});
