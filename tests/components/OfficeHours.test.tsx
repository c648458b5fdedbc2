import {act, screen} from '@testing-library/react';
import {renderToString} from 'react-dom/server';
import {MemoryRouter} from 'react-router-dom';
import OfficeHours from '../../src/components/OfficeHours';
import {PageProvider} from '../../src/hooks/usePage';
import {renderPart} from './render';

const page = {
  hours: [
    {days: 'Mon-Fri', weekdays: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'], hours: '8 to 6'},
    {days: 'Sat', weekdays: ['Saturday'], hours: '9 to 2'},
    {days: 'Sun', weekdays: ['Sunday'], hours: 'Closed'},
  ],
  labels: {hours: 'Office hours', today: 'Today'},
};

const marked = () =>
  screen
    .getAllByRole('row')
    .filter((row) => row.getAttribute('aria-current') === 'date')
    .map((row) => row.textContent);

describe('The table of office hours', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it.each([
    ['2026-11-22T23:00:00Z', 'Monday has just begun', 'Mon-Fri Today8 to 6'],
    ['2026-11-27T22:59:59Z', 'Friday is about to end', 'Mon-Fri Today8 to 6'],
    ['2026-11-27T23:00:00Z', 'Saturday has just begun', 'Sat Today9 to 2'],
    ['2026-11-29T22:59:59Z', 'Sunday is about to end', 'Sun TodayClosed'],
  ])('marks today as it is in Lagos: at %s %s there', (now, _day, row) => {
    jest.setSystemTime(new Date(now));
    renderPart(<OfficeHours />, page);
    expect(marked()).toEqual([row]);
  });

  it('moves the mark at midnight in Lagos while it is on screen', () => {
    jest.setSystemTime(new Date('2026-11-28T22:59:30Z'));
    renderPart(<OfficeHours />, page);
    expect(marked()).toEqual(['Sat Today9 to 2']);
    act(() => jest.advanceTimersByTime(30_000));
    expect(marked()).toEqual(['Sun TodayClosed']);
  });

  it('is the same HTML on every day, without a mark', () => {
    const html = renderToString(
      <MemoryRouter>
        <PageProvider page={{title: '', description: '', photos: {}, ...page}}>
          <OfficeHours />
        </PageProvider>
      </MemoryRouter>,
    );
    expect(html).not.toMatch(/aria-current|Today/);
  });
});
