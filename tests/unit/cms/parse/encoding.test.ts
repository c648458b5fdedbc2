import {decode} from '../../../../src/cms/parse/encoding';

test('Text is Latin-1 when only one of its first two bytes belongs to the byte order mark of UTF-16', () => {
  for (const text of ['ÿes: words', 'aþ: words', 'þat: words', 'aÿ: words']) {
    const {text: read, problems} = decode('pages/a.mdx', Buffer.from(text, 'latin1'));
    expect([read, problems[0]?.message]).toEqual([text, 'latin1']);
  }
  for (const text of ['\uFEFFtitle: words', 'title: words']) {
    const little = Buffer.from(text, 'utf16le');
    for (const bytes of [little, Buffer.from(little).swap16()]) {
      const {text: read, problems} = decode('pages/a.mdx', bytes);
      expect([read, problems[0]?.message]).toEqual(['title: words', 'utf16']);
    }
  }
});
