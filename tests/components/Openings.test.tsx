import {act, screen} from '@testing-library/react';
import Openings from '../../src/components/Openings';
import {careers} from '../../src/content/kinds/careers';
import {fillPlaces} from '../../src/shared/fill-places';
import site from '../mocks/site';
import {careersWords} from './pages/careers';
import {pageOf} from './pages/pageOf';
import {htmlOf, renderPart} from './render';

const {labels} = site;

const opening = (id: string, closes?: string) => ({
  id,
  title: `Title of ${id}`,
  location: ['Lagos'],
  type: 'Hybrid' as const,
  experience: '2–3 years',
  description: `Description of ${id}`,
  applyLink: `https://forms.example/${id}`,
  closes,
});

/** Half a minute before the end of 30 November 2026 in Lagos. */
const LATE = new Date('2026-11-30T22:59:30Z');
/** The site was built the day before that. */
const BUILT = '2026-11-29';

const pageWith = (...openings: ReturnType<typeof opening>[]) =>
  pageOf(careers, {...careersWords, openings}, {today: BUILT});
const closing = pageWith(opening('today', '2026-11-30'), opening('later', '2026-12-01'), opening('always'));
const titles = () => screen.queryAllByRole('heading').map((heading) => heading.textContent);

describe('The list of current openings', () => {
  beforeEach(() => jest.useFakeTimers({now: LATE}));
  afterEach(() => jest.useRealTimers());

  it('shows the facts of each, leads from its title to its page, and says what its button applies for', () => {
    renderPart(<Openings />, pageWith(opening('one')));
    const [row] = screen.getAllByRole('listitem');
    expect(row).toHaveTextContent('Description of one');
    const texts = (role: string) => screen.getAllByRole(role).map((one) => one.textContent);
    expect(texts('term')).toEqual([labels.location, labels.jobType, labels.experience]);
    expect(texts('definition')).toEqual(['Lagos', 'Hybrid', '2–3 years']);
    expect(screen.getByRole('link', {name: 'Title of one'})).toHaveAttribute('href', '/careers/one');
    const apply = `${labels.apply} ${fillPlaces(labels.applyFor, {name: 'Title of one'})}`;
    expect(screen.getByRole('link', {name: apply})).toHaveAttribute('href', 'https://forms.example/one');
  });

  it('drops an opening by itself at midnight in Lagos after the day on which it closes', () => {
    renderPart(<Openings />, closing);
    expect(titles()).toEqual(['Title of today', 'Title of later', 'Title of always']);
    expect(screen.getByText(fillPlaces(labels.closes, {date: '30 November 2026'}))).toBeVisible();
    act(() => jest.advanceTimersByTime(30_000));
    expect(titles()).toEqual(['Title of later', 'Title of always']);
  });

  it('is the same HTML on every day, and drops in the browser what closed since', () => {
    const html = () => htmlOf(<Openings />, closing);
    const before = html();
    jest.setSystemTime(new Date('2027-06-01'));
    expect(html()).toBe(before);
    renderPart(<Openings />, closing);
    expect(titles()).toEqual(['Title of always']);
  });

  it.each([
    ['empty', []],
    ['closed', [opening('yesterday', '2026-11-29')]],
  ])('says so and shows the HR address when it is %s', (_state, openings) => {
    renderPart(<Openings />, pageWith(...openings));
    expect(screen.getByRole('heading')).toHaveTextContent(labels.noOpenings);
    expect(screen.getByRole('link')).toHaveAttribute('href', `mailto:${site.hrEmail}`);
  });
});
