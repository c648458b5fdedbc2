import {act, render, screen} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {deferredMessages} from '../../../../src/editor/messages/deferred';
import {shrinkPhoto} from '../../../../src/editor/state/resize-photo';
import Upload from '../../../../src/editor/ui/Upload';
import {EditorContext, type Editor} from '../../../../src/editor/ui/hooks/useEditor';

jest.mock<typeof import('../../../../src/editor/state/resize-photo')>(
  '../../../../src/editor/state/resize-photo',
  () => ({
    ...jest.requireActual('../../../../src/editor/state/resize-photo'),
    shrinkPhoto: jest.fn(() => Promise.reject(new DOMException('The browser cannot read it.'))),
  }),
);

const editor = {contentOf: () => undefined} as unknown as Editor;
/** jsdom cannot read files. */
const photo = (read = () => Promise.resolve(new ArrayBuffer(1))) =>
  Object.assign(new File(['photo'], 'Yard 1.jpg', {type: 'image/jpeg'}), {arrayBuffer: read});
const input = () => screen.getByLabelText<HTMLInputElement>('Pick');

describe('Choosing a photo', () => {
  const onChosen = jest.fn<undefined, [path: string, bytes: Uint8Array]>();
  beforeEach(() => {
    onChosen.mockReset();
    render(
      <EditorContext value={editor}>
        <Upload kind="picture" label="Pick" onChoose={() => (file) => file && onChosen(file.path, file.bytes)} />
      </EditorContext>,
    );
  });

  it('adds the same file again when it is chosen again', async () => {
    const user = userEvent.setup();
    await user.upload(input(), photo());
    expect(input().value).toBe('');
    await user.upload(input(), photo());
    expect(onChosen.mock.calls.map(([path]) => path)).toEqual(['/img/yard-1.jpg', '/img/yard-1.jpg']);
  });

  it('makes a JPEG of a HEIC photo where the browser can read it, and says why where it cannot', async () => {
    const user = userEvent.setup();
    const heic = Uint8Array.from('\0\0\0\u0018ftypheic', (sign) => sign.charCodeAt(0)).buffer;
    await user.upload(
      input(),
      photo(() => Promise.resolve(heic)),
    );
    expect(await screen.findByRole('alert')).toHaveTextContent(deferredMessages.picture.heic);
    jest.mocked(shrinkPhoto).mockResolvedValueOnce(photo());
    await user.upload(
      input(),
      photo(() => Promise.resolve(heic)),
    );
    expect(screen.queryByRole('alert')).toBeNull();
    expect(onChosen.mock.calls).toEqual([['/img/yard-1.jpg', new Uint8Array(1)]]);
  });

  it('keeps the last photo, although an earlier one is ready later', async () => {
    const user = userEvent.setup();
    const field = input();
    let arrive: (bytes: ArrayBuffer) => void = () => undefined;
    await user.upload(
      field,
      photo(() => new Promise((resolve) => (arrive = resolve))),
    );
    await user.upload(field, photo());
    await act(async () => {
      arrive(new ArrayBuffer(2));
      await Promise.resolve();
    });
    expect(onChosen.mock.calls).toEqual([['/img/yard-1.jpg', new Uint8Array(1)]]);
    expect(screen.queryByText(deferredMessages.picture.measuring)).toBeNull();
  });

  it('says why when the file cannot be read, and lets another one be chosen', async () => {
    const user = userEvent.setup();
    await user.upload(
      input(),
      photo(() => Promise.reject(new DOMException('It is gone.'))),
    );
    expect(screen.getByRole('alert')).toHaveTextContent(deferredMessages.picture.unreadable);
    expect(screen.queryByText(deferredMessages.picture.measuring)).toBeNull();
    await user.upload(input(), photo());
    expect(screen.queryByRole('alert')).toBeNull();
    expect(onChosen).toHaveBeenCalledTimes(1);
  });
});
