import type {ReactNode} from 'react';
import {act, render, screen} from '@testing-library/react';
import {MemoryRouter} from 'react-router-dom';
import {careers} from '../../src/content/kinds/careers';
import {recruitment} from '../../src/content/kinds/recruitment';
import {PageProvider, type PageData} from '../../src/hooks/usePage';
import OpeningPage from '../../src/shells/OpeningPage';
import {fillPlaces} from '../../src/shared/fill-places';
import site from '../mocks/site';
import {careersWords} from './pages/careers';
import {read, restOf} from './pages/pageOf';

// The frame has its own tests.
jest.mock('../../src/shells/Page', () => ({page, children}: {page: PageData; children: ReactNode}) => (
  <PageProvider page={page}>{children}</PageProvider>
));

const page = read(careers, {
  ...careersWords,
  openings: [
    {
      id: 'cnc-operator',
      title: 'CNC Operator',
      location: ['Lagos'],
      type: 'Full-time',
      experience: '2–5 years',
      description: 'Set and run lathes.',
      applyLink: 'https://forms.example/cnc-operator',
      posted: '2026-11-02',
      closes: '2026-11-30',
    },
  ],
});
const genuine = read(recruitment, {
  senders: ['ferrowell.example', 'hr@ferrowell.example'],
  never: ['A fee of any kind'],
  recruitmentWords: {tag: 'Before', heading: 'From us?', senders: 'Only from', never: 'Never', more: 'How to tell'},
});

const {labels} = site;
const {openingPage} = careersWords;

describe('The page of an opening', () => {
  beforeEach(() => jest.useFakeTimers({now: new Date('2026-11-30T22:59:30Z')}));
  afterEach(() => jest.useRealTimers());

  it('shows its facts with both dates, and leads to the form and back to the list', () => {
    renderPage();
    expect(screen.getAllByRole('definition').map((value) => value.textContent)).toEqual([
      'Lagos',
      'Full-time',
      '2–5 years',
      '2 November 2026',
      '30 November 2026',
    ]);
    expect(
      screen.getByRole('link', {name: `${labels.apply} ${fillPlaces(labels.applyFor, {name: 'CNC Operator'})}`}),
    ).toBeVisible();
    expect(screen.getByRole('link', {name: openingPage.all})).toHaveAttribute('href', '/careers');
  });

  it('says that it has closed, in place of the link to the form, from midnight in Lagos on, and nothing of false offers without their page', () => {
    renderPage();
    expect(screen.getAllByRole('heading')).toHaveLength(1);
    act(() => jest.advanceTimersByTime(30_000));
    expect(screen.queryByRole('link', {name: new RegExp(`^${labels.apply}`)})).toBeNull();
    expect(screen.getByText(openingPage.closed)).toBeVisible();
  });

  it('says from where the company writes and what it never asks for, and leads to the page on false offers', () => {
    renderPage(genuine);
    const lists = screen.getAllByRole('list').map((list) => list.textContent);
    expect(lists).toEqual(['@ferrowell.examplehr@ferrowell.example', 'A fee of any kind']);
    expect(screen.getByRole('link', {name: 'How to tell'})).toHaveAttribute('href', '/careers/genuine');
  });
});

function renderPage(...beside: Parameters<typeof restOf>[0]): void {
  const [made] = page.pages(restOf([page, ...beside], '2026-11-30'));
  if (!made) throw new Error('no page');
  render(
    <MemoryRouter initialEntries={['/careers/cnc-operator']}>
      <OpeningPage page={made.data} />
    </MemoryRouter>,
  );
}
