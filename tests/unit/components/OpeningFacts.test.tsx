import {act, screen} from '@testing-library/react';
import FalseOffers from '../../../src/components/FalseOffers';
import OpeningFacts from '../../../src/components/OpeningFacts';
import {careers} from '../../../src/site/page-types/careers';
import {interpolate} from '../../../src/shared/interpolate';
import site from '../../mocks/site';
import {dataOf, read, type createSiteContext} from './pages';
import {renderBlock} from './render';
import {recruitment} from '../../../src/site/page-types/recruitment';
import {careersFields, openingPage} from './careers-page';

describe('The page of an opening', () => {
  const days = {posted: '2026-11-02', closes: '2026-11-30'};
  const page = openingPage('cnc-operator', {
    title: 'CNC Operator',
    type: 'Full-time',
    experience: '2–5 years',
    ...days,
  });
  const list = read(careers, careersFields);
  const genuine = read(recruitment, {
    senders: ['ferrowell.example', 'hr@ferrowell.example'],
    never: ['A fee of any kind'],
    recruitmentLabels: {tag: 'Before', heading: 'From us?', senders: 'Only from', never: 'Never', more: 'How to tell'},
  });

  const {labels} = site;
  const {openingLabels} = careersFields;

  const renderPage = (...beside: Parameters<typeof createSiteContext>[0]): unknown =>
    renderBlock(
      <>
        <OpeningFacts />
        <FalseOffers />
      </>,
      dataOf(page, {beside: [list, ...beside], today: '2026-11-30'}),
      '/careers/cnc-operator',
    );

  beforeEach(() => jest.useFakeTimers({now: new Date('2026-11-30T22:59:30Z')}));
  afterEach(() => jest.useRealTimers());

  it('shows its facts with both dates, and links to the form and back to the list', () => {
    renderPage();
    const facts = screen.getAllByRole('definition').map((value) => value.textContent);
    expect(facts).toEqual(['Lagos', 'Full-time', '2–5 years', '2 November 2026', '30 November 2026']);
    expect(
      screen.getByRole('link', {name: `${labels.apply} ${interpolate(labels.applyFor, {name: 'CNC Operator'})}`}),
    ).toBeVisible();
    expect(screen.getByRole('link', {name: openingLabels.all})).toHaveAttribute('href', '/careers');
  });

  it('says that it has closed instead of linking to the form, from midnight in Lagos, and omits false offers without their page', () => {
    renderPage();
    expect(screen.getAllByRole('heading')).toHaveLength(1);
    act(() => jest.advanceTimersByTime(30_000));
    expect(screen.queryByRole('link', {name: new RegExp(`^${labels.apply}`)})).toBeNull();
    expect(screen.getByText(openingLabels.closed)).toBeVisible();
  });

  it('says which addresses the company uses and what it never asks for, and links to the page about false offers', () => {
    renderPage(genuine);
    const lists = screen.getAllByRole('list').map((list) => list.textContent);
    expect(lists).toEqual(['@ferrowell.examplehr@ferrowell.example', 'A fee of any kind']);
    expect(screen.getByRole('link', {name: 'How to tell'})).toHaveAttribute('href', '/careers/genuine');
  });
});
