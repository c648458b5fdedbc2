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

  it('changes nothing after its dialog was closed', async () => {
    const {result, unmount} = openHistory(() => TEXT);
    const restoring = result.current.restore(revision, {path: ['heading']});
    unmount();
    await expect(restoring).resolves.toBe(false);
    expect(put).not.toHaveBeenCalled();
  });
});
