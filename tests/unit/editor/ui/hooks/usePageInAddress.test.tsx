import {act, renderHook, waitFor} from '@testing-library/react';
import {usePageInAddress} from '../../../../../src/editor/ui/hooks/usePageInAddress';

beforeEach(() => window.history.replaceState(null, '', '/edit?proposal=3'));

test('Each page has an address, to which Back leads, and the same page again has no second one', async () => {
  const {result} = renderHook(usePageInAddress);
  expect(result.current[0]).toBe('/');
  const {length} = window.history;
  for (const page of ['/careers', '/careers', '/about']) act(() => result.current[1](page));
  expect([result.current[0], window.location.href]).toEqual(['/about', 'http://localhost/edit?proposal=3#/about']);
  expect(window.history.length).toBe(length + 2);
  window.history.back();
  await waitFor(() => expect(result.current[0]).toBe('/careers'));
});

test('A reload opens the page in the address, and the address of a comment opens the first page', () => {
  window.history.replaceState(null, '', '#/careers');
  expect(renderHook(usePageInAddress).result.current[0]).toBe('/careers');
  window.history.replaceState(null, '', '#remark-3');
  expect(renderHook(usePageInAddress).result.current[0]).toBe('/');
});
