import {act, render, screen} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {readSource} from '../../../../../src/cms/content/source';
import {deferredMessages} from '../../../../../src/editor/messages/deferred';
import Picture from '../../../../../src/editor/ui/Field/Picture';
import {EditorContext} from '../../../../../src/editor/ui/hooks/useEditor';
import {siteDefinition} from '../../../../../src/site/site-definition';
import {FILE, editorOf} from '../editor-context';

const A = '  - {title: A, image: /img/a.jpg}\n';
const B = '  - {title: B, image: /img/b.jpg}\n';
const textWith = (...entries: string[]) => `---\ntitle: Yards\nyards:\n${entries.join('')}---\n`;
const NEW = new Uint8Array(1);

/**
 * Chooses a photo for the second of two entries, and changes the page before the photo is ready.
 * @param seen the page with which the field was drawn before it was closed
 */
async function chooseWhile(textThen: string, seen?: string) {
  const edit = jest.fn();
  const files = {contentOf: () => undefined, latestTexts: () => new Map([[FILE, textThen]])};
  const field = (text: string) => (
    <EditorContext
      value={editorOf({
        ...{edit, ...files, texts: new Map([[FILE, text]]), addressOf: () => '/x.jpg'},
        sourceOf: () => readSource(siteDefinition, FILE, Buffer.from(text)),
      })}>
      <Picture
        {...{file: FILE, path: ['yards', 1, 'image'], value: '/img/b.jpg', set: () => undefined}}
        attributes={{id: 'photo', 'aria-describedby': ''}}
        control={{kind: 'picture'}}
      />
    </EditorContext>
  );
  const {rerender, unmount} = render(field(textWith(A, B)));
  let arrive: (bytes: ArrayBuffer) => void = () => undefined;
  const photo = Object.assign(new File([''], 'new.jpg', {type: 'image/jpeg'}), {
    arrayBuffer: () => new Promise<ArrayBuffer>((resolve) => (arrive = resolve)),
  });
  await userEvent.setup().upload(screen.getByLabelText(deferredMessages.picture.other.picture), photo);
  if (seen !== undefined) {
    rerender(field(seen));
    unmount();
  }
  await act(async () => {
    arrive(NEW.buffer);
    await Promise.resolve();
  });
  return edit.mock.calls as unknown[];
}

const writes = (index: number, ...leaving: string[]) => [
  [
    FILE,
    {kind: 'set', path: ['yards', index, 'image'], value: '/img/new.jpg'},
    [['static/img/new.jpg', NEW], ...leaving.map((path) => [path, undefined])],
  ],
];

describe('A photo that is ready late', () => {
  it('replaces the photo of its field', async () =>
    expect(await chooseWhile(textWith(A, B))).toEqual(writes(1, 'static/img/b.jpg')));

  it('goes to its entry, which has moved', async () =>
    expect(await chooseWhile(textWith(B, A))).toEqual(writes(0, 'static/img/b.jpg')));

  it('goes to its entry, which was typed in, closed and moved', async () => {
    const typed = B.replace('title: B', 'title: B2');
    expect(await chooseWhile(textWith(typed, A), textWith(A, typed))).toEqual(writes(0, 'static/img/b.jpg'));
  });

  it('does not remove the old photo when a copy of its entry shows it', async () =>
    expect(await chooseWhile(textWith(A, B, B))).toEqual(writes(1)));

  it('removes the photo that is then in its field', async () =>
    expect(await chooseWhile(textWith(A, B.replace('b.jpg', 'c.jpg')))).toEqual(writes(1, 'static/img/c.jpg')));

  it('is dropped with its entry', async () => expect(await chooseWhile(textWith(A))).toEqual([]));
});
