import {act, renderHook} from '@testing-library/react';
import {addressOf} from '../../../../../src/cms/parse';
import type {LintedPages} from '../../../../../src/editor/ui/hooks/useDraft';
import {useShownVersion} from '../../../../../src/editor/ui/hooks/useShown';
import {FILE, TEXT, editorOf} from '../editor-context';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const revision = {version: {commit: 'old', day: '2026-10-01'}, text: TEXT, file: FILE} as never;

test('An earlier version appears once it could be checked, although the connection was lost at first', async () => {
  const found = {diagnostics: [], content: {sources: []}};
  const check = jest.fn().mockRejectedValueOnce(new Error('The connection is lost.')).mockResolvedValue(found);
  const work = editorOf({check}) as unknown as LintedPages;
  const {result} = renderHook(() => useShownVersion(work, addressOf(FILE), () => undefined));
  await act(async () => {
    result.current.lookBack(revision, FILE);
    await Promise.resolve();
  });
  expect(result.current.looked).toMatchObject({file: FILE});
  expect(result.current.looked?.checked).toBeUndefined();
  await act(() => jest.runAllTimersAsync());
  expect(result.current.looked?.checked).toBe(found);
});
