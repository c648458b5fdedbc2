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

/** Chooses a photo for the second of two entries, and changes the page step by step before the photo is ready. */
async function chooseWhile(...steps: (string | undefined)[]) {
  const edit = jest.fn();
  const listeners = new Set<() => void>();
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
  let text: string | undefined = textWith(A, B);
  const latestTexts = () => new Map(text === undefined ? [] : [[FILE, text]]);
  const files = {contentOf: () => undefined, latestTexts};
  const sourceOf = () => readSource(siteDefinition, FILE, Buffer.from(text ?? ''));
  render(
    <EditorContext
      value={editorOf({
        ...{edit, subscribe, sourceOf, ...files},
        texts: files.latestTexts(),
        addressOf: () => '/x.jpg',
      })}>
      <Picture
        {...{file: FILE, path: ['yards', 1, 'image'], value: '/img/b.jpg', set: () => undefined}}
        attributes={{id: 'photo', 'aria-describedby': ''}}
        control={{kind: 'picture'}}
      />
    </EditorContext>,
  );
  let arrive: (bytes: ArrayBuffer) => void = () => undefined;
  const photo = Object.assign(new File([''], 'new.jpg', {type: 'image/jpeg'}), {
    arrayBuffer: () => new Promise<ArrayBuffer>((resolve) => (arrive = resolve)),
  });
  await userEvent.setup().upload(screen.getByLabelText(deferredMessages.picture.other.picture), photo);
  for (const step of steps) {
    text = step;
    listeners.forEach((listener) => listener());
  }
  await act(async () => {
    arrive(NEW.buffer);
    await Promise.resolve();
  });
  expect(listeners.size).toBe(0);
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
  const typed = B.replace('title: B', 'title: B2');
  const unreadable = '---\nyards: {\n---\n';

  it.each<[string, (string | undefined)[], unknown[]]>([
    ['replaces the photo of its field', [], writes(1, 'static/img/b.jpg')],
    ['goes to its entry, which has moved', [textWith(B, A)], writes(0, 'static/img/b.jpg')],
    [
      'goes to its entry, which was typed in and moved',
      [textWith(A, typed), textWith(typed, A)],
      writes(0, 'static/img/b.jpg'),
    ],
    ['goes to its entry after the page could not be read', [unreadable, textWith(B, A)], writes(0, 'static/img/b.jpg')],
    ['does not remove the old photo when a copy of its entry shows it', [textWith(A, B, B)], writes(1)],
    [
      'removes the photo that is then in its field',
      [textWith(A, B.replace('b.jpg', 'c.jpg'))],
      writes(1, 'static/img/c.jpg'),
    ],
    ['is dropped with its entry', [textWith(A)], []],
    ['is dropped with its page', [undefined], []],
    ['goes to its entry when its page is back', [undefined, textWith(B, A)], writes(0, 'static/img/b.jpg')],
    ['is dropped with its entry, although another was added in its place', [textWith(A), textWith(A, A)], []],
  ])('%s', async (_what, steps, expected) => expect(await chooseWhile(...steps)).toEqual(expected));
});
