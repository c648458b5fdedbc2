import {changeFiles, newDraft} from '../../../../src/cms/edit';
import {addressOfSameBytes, builtPictureAddress, DraftPictures} from '../../../../src/editor/state/pictures';

const [A, B] = ['a'.repeat(40), 'b'.repeat(40)];
const fact = (hash: string) => ({hash, content: hash, bytes: 1});
const facts = {
  pictures: {[A]: fact('1111111111'), [B]: fact('2222222222')},
  builtPictures: {'/assets/images/yard.1111111111': [400, 600, 800], '/assets/images/yard.2222222222': [480]},
};
const file = (sha: string) => ({sha, size: 1, mode: '100644'});

describe('The small picture of a photo', () => {
  it.each([
    ['/img/team/yard.jpg', A, '/assets/images/yard.1111111111-400.jpg'],
    ['/img/slides/yard.jpg', B, '/assets/images/yard.2222222222-480.jpg'],
  ])('is that of %s, although another folder has a photo of the same name', (path, sha, address) =>
    expect(builtPictureAddress(facts, path, file(sha))).toBe(address),
  );

  it('is undefined for a photo that the build does not have', () =>
    expect(builtPictureAddress(facts, '/img/team/yard.jpg', file('c'.repeat(40)))).toBeUndefined());
});

test('A renamed photo is shown in its largest version under its name in the build', () => {
  expect(addressOfSameBytes(facts, '/assets/images/shed.1111111111')).toBe('/assets/images/yard.1111111111-800.jpg');
  expect(addressOfSameBytes(facts, '/assets/images/shed.3333333333')).toBeUndefined();
});

test('A crop that only a build makes is shown from the whole photo', () => {
  const built = {builtPictures: {...facts.builtPictures, '/assets/images/yard.1111111111-at62': [600]}};
  expect(addressOfSameBytes(built, '/assets/images/yard.1111111111-at0')).toBe(
    '/assets/images/yard.1111111111-800.jpg',
  );
});

describe('The address of a new photo', () => {
  const PATH = '/img/yard.jpg';
  const revoked: string[] = [];
  beforeEach(() => {
    revoked.length = 0;
    let count = 0;
    jest.spyOn(URL, 'createObjectURL').mockImplementation(() => `blob:${(count += 1)}`);
    jest.spyOn(URL, 'revokeObjectURL').mockImplementation((address) => revoked.push(address));
  });
  afterEach(() => jest.restoreAllMocks());
  const put = (draft: Parameters<typeof changeFiles>[0], now: Uint8Array) =>
    changeFiles(draft, [{file: `static${PATH}`, now}]);

  it('stays while undo can bring the photo back, and is revoked when nothing contains it', () => {
    const [first, second] = [Uint8Array.of(1), Uint8Array.of(2)];
    const pictures = new DraftPictures();
    const [one, two] = [first, second].map((bytes) => pictures.addressOf(PATH, undefined, bytes));
    const draft = put(put(newDraft('base'), first), second);
    pictures.revokeUnused(draft);
    expect(revoked).toEqual([]);
    // After sending there is nothing to undo; the page still shows the last photo.
    pictures.revokeUnused(newDraft('sent'));
    expect(revoked).toEqual([one]);
    pictures.revokeAll();
    expect(revoked).toEqual([one, two]);
  });
});
