import {keepFirstVersion} from '../../../../src/cms/parse/conflict-markers';

test('A file without a body counts as pasted twice only when all its fields are repeated in order', () => {
  const reported = (text: string) => keepFirstVersion('pages/_site.yml', text).problems.map(({line}) => line);
  expect(reported('name: A\nurl: b\nname: A\nurl: b\n')).toEqual([3]);
  expect(reported('name: A\nname: A\n')).toEqual([2]);
  for (const text of ['Words.\n\nMore.\n', 'name: A\n', 'name: A\nurl: b\n', '---\nname: A\n---\n\nname: A\n'])
    expect([text, reported(text)]).toEqual([text, []]);
});
