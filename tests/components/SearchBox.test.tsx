import {renderHook, screen} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import SearchBox from '../../src/theme/Navbar/SearchBox';
import {storeSearchTerm, useSearchTerm} from '../../src/hooks/searchTerm';
import site from '../mocks/site';
import {address, renderPart} from './render';

const box = () => screen.getByRole('searchbox', {name: site.labels.search});
const stored = () => renderHook(() => useSearchTerm()).result.current;

describe('The search box', () => {
  beforeEach(() => storeSearchTerm(''));

  it('is ignored if empty after trimming', async () => {
    renderPart(<SearchBox />);
    await userEvent.type(box(), '   {Enter}');
    expect(address.current).toBe('/');
    expect(stored()).toBe('');
  });

  it('stores the trimmed term, clears the input and goes to /search', async () => {
    renderPart(<SearchBox />);
    await userEvent.type(box(), '  tank farms & depots  {Enter}');
    expect(address.current).toBe('/search?q=tank+farms+%26+depots');
    expect(stored()).toBe('tank farms & depots');
    expect(box()).toHaveValue('');
  });

  it('keeps the term in memory where storage is blocked', async () => {
    const blocked = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError');
    });
    const unreadable = jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError');
    });
    renderPart(<SearchBox />);
    await userEvent.type(box(), 'valves{Enter}');
    expect(stored()).toBe('valves');
    blocked.mockRestore();
    unreadable.mockRestore();
  });

  it('is a plain form to /search without JavaScript', () => {
    renderPart(<SearchBox />);
    expect(screen.getByRole('search')).toHaveAttribute('action', '/search');
    expect(box()).toHaveAttribute('name', 'q');
  });
});
