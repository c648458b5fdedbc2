import {renderHook} from '@testing-library/react';
import type {ReactNode} from 'react';
import {EditorContext} from '../../../../../src/editor/ui/hooks/useEditor';
import {useClosedText} from '../../../../../src/editor/ui/RichText/useClosedText';
import {FILE, editorOf} from '../editor-context';

const OLD = '/img/old.jpg';
const NEW = '/img/new.jpg';
const BYTES = new Uint8Array(1);
const textWith = (path: string) => `---\ntitle: Yard\n---\n\nWords.\n\n![A crane](${path} "At work")\n`;

describe('A photo that is ready after its text was closed', () => {
  const edit = jest.fn();
  beforeEach(() => edit.mockReset());
  const closedText = (latest: ReadonlyMap<string, string>) =>
    renderHook(() => useClosedText(FILE), {
      wrapper: ({children}: {children: ReactNode}) => (
        <EditorContext value={editorOf({edit, latestTexts: () => latest})}>{children}</EditorContext>
      ),
    }).result.current;
  const body = textWith(NEW).slice(textWith(NEW).indexOf('\n\n') + 1);
  const setBody = {kind: 'setBody', text: body, joins: false};

  it('replaces the one for which it was chosen, which goes if no text shows it', () => {
    closedText(new Map([[FILE, textWith(OLD)]])).replace(OLD, NEW, BYTES);
    expect(edit.mock.calls).toEqual([
      [
        FILE,
        setBody,
        [
          [`static${NEW}`, BYTES],
          [`static${OLD}`, undefined],
        ],
      ],
    ]);
  });

  it('leaves the old one to another page that shows it', () => {
    closedText(new Map([FILE, 'pages/yard.mdx'].map((file) => [file, textWith(OLD)]))).replace(OLD, NEW, BYTES);
    expect(edit.mock.calls).toEqual([[FILE, setBody, [[`static${NEW}`, BYTES]]]]);
  });

  it('is dropped with the photo for which it was chosen', () => {
    closedText(new Map([[FILE, textWith('/img/other.jpg')]])).replace(OLD, NEW, BYTES);
    expect(edit).not.toHaveBeenCalled();
  });

  it('goes to the end when it is a new one', () => {
    closedText(new Map()).append(NEW, BYTES);
    expect(edit.mock.calls).toEqual([[FILE, {kind: 'appendToBody', text: `![](${NEW})`}, [[`static${NEW}`, BYTES]]]]);
  });
});
