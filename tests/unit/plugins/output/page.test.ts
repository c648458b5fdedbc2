import {BuiltPage} from '../../../../src/plugins/output/page';

describe('A built page', () => {
  const HTML =
    '<!doctype html><html><head><title>A page</title><script src=/a.js defer></script></head>' +
    '<body><script>go()</script><p>Words & "words"<li>more</body></html>';

  it('is changed only by insertions, each at its position', () => {
    const page = new BuiltPage('/a', HTML);
    page.insertInHead('<meta name=first>');
    page.insertBeforeScripts('<link rel=stylesheet>');
    page.insertInHead('<meta name=second>');
    const styled = HTML.replace('<script src', '<link rel=stylesheet><script src');
    expect(page.finished()).toBe(styled.replace('</head>', '<meta name=first><meta name=second></head>'));
  });

  it('loses removed elements, and keeps insertions at the same position', () => {
    const page = new BuiltPage('/a', HTML);
    page.insertBeforeScripts('<link rel=stylesheet>');
    for (const script of page.elements('script')) page.remove(script);
    expect(page.reread().finished()).toBe(
      HTML.replace('<script src=/a.js defer></script>', '<link rel=stylesheet>').replace('<script>go()</script>', ''),
    );
  });

  it('stops the build, with its name, when an insertion has no position', () => {
    const page = new BuiltPage('/a', '<!doctype html><title>A page</title><body><script src=/a.js></script>');
    const sentence = (anchor: string) =>
      `Docusaurus no longer writes /a with ${anchor}. Update src/plugins/output/page.ts.`;
    expect(() => page.insertInHead('x')).toThrow(sentence('the end tag of its head'));
    expect(() => page.insertBeforeScripts('x')).toThrow(sentence('a script in its head'));
  });
});
