import {Output} from '../../../../src/plugins/output/output';
import {folder, put} from '../built-folder';

it('The output records its addresses, and rejects any outside the folder', () => {
  const output = new Output(folder);
  output.write('/.well-known/security.txt', 'x');
  output.write('/_headers', 'y');
  for (const address of ['/../a.html', 'a.html', '/a/../../b', '/a//b', '/a\\..\\b', '/./a', '/a\0b'])
    expect(() => output.write(address, 'x')).toThrow('The build cannot write a file for the address');
  expect([...output.addresses]).toEqual(['/.well-known/security.txt', '/_headers']);
});

describe('Two files for one address', () => {
  const sentence = (address: string, one: string, other: string) =>
    `Two files would have the address ${address}: one from ${one}, and one from ${other}.`;

  it('stop the build with both names, whichever comes first', () => {
    const both = ['the former address of /about', 'the editor'] as const;
    for (const [first, second] of [both, both.toReversed() as unknown as typeof both]) {
      const output = new Output(folder);
      output.for(first).write('/edit.html', 'x');
      expect(() => output.for(second).write('/edit.html', 'y')).toThrow(sentence('/edit.html', first, second));
      output.for(second).write('/edit.html', 'x');
    }
  });

  it('stop the build when one is from Docusaurus, but a page of it may be replaced once', () => {
    put('index.html', 'assets/js/main.js');
    const output = new Output(folder);
    const former = output.for('the former address of /about');
    expect(() => former.write('/assets/js/main.js', 'x')).toThrow(
      sentence('/assets/js/main.js', 'what Docusaurus built', 'the former address of /about'),
    );
    output.for('the page /').replace('/index.html', 'x');
    expect(() => former.write('/index.html', 'y')).toThrow(
      sentence('/index.html', 'the page /', 'the former address of /about'),
    );
    expect(() => output.for('the page /index').replace('/index.html', 'z')).toThrow('Two files would have');
  });
});
