import {act, renderHook} from '@testing-library/react';
import type {ReactNode} from 'react';
import {useRestore} from '../../../../../src/editor/ui/History/useRevisions';
import {EditorContext} from '../../../../../src/editor/ui/hooks/useEditor';
import {FILE, TEXT, editorOf} from '../editor-context';

const OLD_HEADING = 'heading: Work';
const TYPED = TEXT.replace('Openings.', 'Openings of this year.');
const withOldHeading = (text: string) => text.replace('heading: Careers', OLD_HEADING);
const revision = {version: {commit: 'old'}, text: withOldHeading(TEXT), file: FILE} as never;

describe('Restoring an earlier version while its pictures load', () => {
  const put = jest.fn();
  beforeEach(() => put.mockReset());
  const openHistory = (contentOf: () => string) =>
    renderHook(() => useRestore(FILE), {
      wrapper: ({children}: {children: ReactNode}) => (
        <EditorContext
          value={editorOf({put, contentOf, sizes: new Map(), connection: {}, onError: (error: Error) => error})}>
          {children}
        </EditorContext>
      ),
    });

  it('keeps what was changed meanwhile', async () => {
    const {result} = openHistory(() => TYPED);
    await act(() => result.current.restore(revision, {path: ['heading']}));
    expect(put.mock.calls).toEqual([[[[FILE, withOldHeading(TYPED)]]]]);
  });

  it('says that it restores, and ignores a second press', async () => {
    const {result} = openHistory(() => TEXT);
    let first: Promise<boolean> | undefined;
    act(() => void (first = result.current.restore(revision, {path: ['heading']})));
    expect(result.current.isRestoring).toBe(true);
    await expect(result.current.restore(revision, {path: ['heading']})).resolves.toBe(false);
    await act(async () => {
      await first;
    });
    expect(result.current.isRestoring).toBe(false);
    expect(put).toHaveBeenCalledTimes(1);
  });

  it('changes nothing after its dialog was closed', async () => {
    const {result, unmount} = openHistory(() => TEXT);
    let restoring: Promise<boolean> | undefined;
    act(() => void (restoring = result.current.restore(revision, {path: ['heading']})));
    unmount();
    await expect(restoring).resolves.toBe(false);
    expect(put).not.toHaveBeenCalled();
  });
});
