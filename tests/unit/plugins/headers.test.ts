import {LOCAL_FORMS_URL} from '../../../src/node/form-service';
import {Site} from '../../../src/site/page-types/site';
import {BuiltPage} from '../../../src/plugins/output/page';
import {headersFile, earlyHints, pagePolicy} from '../../../src/plugins/headers';

describe('The headers', () => {
  const site = {url: 'https://site.example', formService: {endpoint: 'https://forms.example/submit', key: ''}} as Site;
  const page = (body: string) => new BuiltPage('/a', `<html><body>${body}<script>go()</script></body></html>`);
  const contact = (src: string) => ({pages: [{frames: [src]}]});

  it('allow each inline script by its hash, the form service, and the site of the maps', () => {
    const content = contact('https://maps.example/embed?x');
    const pages = [page('<script src=/b.js></script><script type="application/ld+json">{}</script>')];
    const text = headersFile(pages, content, site);
    // printf 'go()' | openssl dgst -sha256 -binary | base64
    expect(text).toContain("script-src 'self' 'sha256-5KYv+PUboo5h+0+YAtGRPbwv5d/QxzHslP4YGnUaxRw=';");
    expect(text).toContain(`form-action 'self' ${LOCAL_FORMS_URL};`);
    // The headers are also those of the editor; the page itself allows less.
    const ofPage = pagePolicy(content, site).replaceAll('&#39;', "'");
    expect(ofPage).toContain(`connect-src 'self' ${LOCAL_FORMS_URL};`);
    expect(ofPage).toContain('frame-src https://maps.example;');
  });

  it('have no more rules and no longer lines than the host reads', () => {
    const head = (path: string, more = '') =>
      new BuiltPage(path, `<html><head><link rel=stylesheet href=/a.css>${more}</head></html>`);
    const pages = Array.from({length: 150}, (_page, number) => head(`/page-${number}`));
    const rules = earlyHints(pages, 96).match(/^\/page-\d+$/gm) ?? [];
    expect([rules.length, rules.at(-1)]).toEqual([96, '/page-95']);
    expect(earlyHints(pages, -1)).toBe('');
    const endless = head('/a', `<link rel=stylesheet href=/${'c'.repeat(2000)}.css>`);
    expect(earlyHints([endless], 1)).toBe('/a\n  Link: </a.css>; rel=preload; as=style\n\n');
  });

  it('require encryption for subdomains only if the company wants that', () => {
    const binding = (facts: Site) =>
      /Strict-Transport-Security: (.*)/.exec(headersFile([page('')], {pages: []}, facts))?.[1];
    expect(binding(site)).toBe('max-age=63072000');
    expect(binding({...site, secureSubdomains: true})).toBe('max-age=63072000; includeSubDomains');
  });

  it('are not written when a page lacks its inline script, a form goes elsewhere, or an origin is invalid', () => {
    const without = new BuiltPage('/a', '<html><body><script src=/b.js></script></body></html>');
    expect(() => headersFile([without], {pages: []}, site)).toThrow('The page /a has no inline script');
    const form = page('<form action=https://evil.example/submit></form>');
    expect(() => headersFile([form], {pages: []}, site)).toThrow(
      'The page /a sends a form to https://evil.example/submit, which the headers do not allow.',
    );
    for (const src of ['https://maps.example;sandbox/x', "https://maps.example'x/", 'https://a,b.example/'])
      expect(() => headersFile([page('')], contact(src), site)).toThrow('not allowed in a header');
  });
});
