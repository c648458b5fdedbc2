import {act, screen} from '@testing-library/react';
import {htmlOf, renderBlock} from './render';
import OfficeHours from '../../../src/components/OfficeHours';
import {contactPage} from './contact-page';

describe('The table of office hours', () => {
  const marked = () => screen.queryAllByRole('row', {current: 'date'}).map((row) => row.textContent);

  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it.each([
    ['2026-11-22T23:00:00Z', 'Monday has just begun', 'Mon-Fri Today8:00 AM – 6:00 PM'],
    ['2026-11-27T22:59:59Z', 'Friday is about to end', 'Mon-Fri Today8:00 AM – 6:00 PM'],
    ['2026-11-27T23:00:00Z', 'Saturday has just begun', 'Sat Today9:00 AM – 2:00 PM'],
    ['2026-11-29T22:59:59Z', 'Sunday is about to end', 'Sun TodayClosed'],
  ])('marks today as it is in Lagos: at %s %s there', (now, _day, row) => {
    jest.setSystemTime(new Date(now));
    renderBlock(<OfficeHours />, contactPage);
    expect(marked()).toEqual([row]);
  });

  it('moves the highlight at midnight in Lagos while it is on screen', () => {
    jest.setSystemTime(new Date('2026-11-28T22:59:30Z'));
    renderBlock(<OfficeHours />, contactPage);
    expect(marked()).toEqual(['Sat Today9:00 AM – 2:00 PM']);
    act(() => jest.advanceTimersByTime(30_000));
    expect(marked()).toEqual(['Sun TodayClosed']);
  });

  it('is the same HTML on every day, without a highlight', () =>
    expect(htmlOf(<OfficeHours />, contactPage)).not.toMatch(/aria-current|Today/));
});
