import {JSDOM} from 'jsdom';
import {highlightPage} from '../../../../src/cms/highlight/highlight';
import {site} from '../../../browser/page-content';

const {preview: messages} = site;
const PAGE = {path: '/a', labels: messages, sentences: []};
const tree = (html: string): Element => new JSDOM(html).window.document.body;

function marked(before: string, now: string) {
  const page = tree(now);
  const {count} = highlightPage(page, tree(before), PAGE);
  return {count, html: page.innerHTML};
}

/** Returns the kinds of all highlights, in the order of the page. */
const kindsOf = (html: string) => Array.from(html.matchAll(/data-highlight="(\w+)"/g), ([, kind]) => kind);
const card = (ref: string, name: string) => `<li><h3 data-source="careers.mdx#openings.${ref}.title">${name}</h3></li>`;
const list = (...cards: string[]) => `<ul>${cards.join('')}</ul>`;
const [FITTER, WELDER, RIGGER] = [card('fitter', 'Fitter'), card('welder', 'Welder'), card('rigger', 'Rigger')];

const ELSEWHERE = 'https://a.example/one';
const LINKED = `<p>We were <a href="${ELSEWHERE}">founded<span class="srOnly"> (new tab)</span></a> in a shed.</p>`;

describe('The highlights on a page', () => {
  it('are absent when nothing looks different, whatever React’s ids and the references are', () => {
    const {count, html} = marked(
      '<p data-source="a.mdx#lead" id="_R_1a_">Steel.</p>',
      '<p data-source="b.mdx#text" id="_R_9z_">Steel.</p>',
    );
    expect(count).toBe(0);
    expect(kindsOf(html)).toEqual([]);
  });

  it('show changed text in place, with text for screen readers', () => {
    const {count, html} = marked('<p>We weld steel in Lagos.</p>', '<p>We weld pipes in Lagos.</p>');
    expect(count).toBe(1);
    expect(html).toContain(`<del><span class="srOnly">${messages.deleted}: </span>steel</del>`);
    expect(html).toContain(`<ins><span class="srOnly">${messages.inserted}: </span>pipes</ins>`);
    expect(html).toContain('id="change-1"');
  });

  it('tell a changed label, unless a visible change says the same', () => {
    const menu = (name: string, label: string) => `<a href="/a">${name}</a><button aria-label="${label}">+</button>`;
    const repeated = marked(menu('Services', 'More pages under Services'), menu('Works', 'More pages under Works'));
    expect(kindsOf(repeated.html)).toEqual(['words']);
    const own = marked(menu('Services', 'Open'), menu('Services', 'More pages'));
    expect(kindsOf(own.html)).toEqual(['other']);
  });

  it('name a new entry', () => {
    const {html} = marked(list(FITTER), list(FITTER, WELDER));
    expect(kindsOf(html)).toEqual(['added']);
    expect(html).toMatch(new RegExp(`<li data-highlight="added"><h3[^>]*><span[^>]*>${messages.added}</span>Welder`));
  });

  it('show a deleted entry where it was', () => {
    const {html} = marked(list(FITTER, WELDER, RIGGER), list(FITTER, RIGGER));
    expect(kindsOf(html)).toEqual(['removed']);
    expect(html.indexOf('Fitter')).toBeLessThan(html.indexOf('Welder'));
    expect(html.indexOf('Welder')).toBeLessThan(html.indexOf('Rigger'));
  });

  it('mark an entry that moved, and no other', () => {
    const {html, count} = marked(list(FITTER, WELDER, RIGGER), list(RIGGER, FITTER, WELDER));
    expect(count).toBe(1);
    expect(html).toContain('Stood at place 3');
    expect(html.indexOf('Moved')).toBeLessThan(html.indexOf('Fitter'));
  });

  it('identify an entry by its reference, even when all its text has changed', () => {
    const {html} = marked(list(FITTER, WELDER), list(card('fitter', 'Head of the laboratory'), WELDER));
    expect(kindsOf(html)).toEqual(['words']);
  });

  it('show both pictures when one was replaced', () => {
    const {html} = marked(
      '<figure><picture><img src="/a.1.jpg" alt="A yard"></picture></figure>',
      '<figure><picture><img src="/a.2.jpg" alt="A yard"></picture></figure>',
    );
    expect(kindsOf(html)).toEqual(['picture']);
    expect(html).toMatch(
      /preview-before"><picture><img src="\/a\.1\.jpg".*preview-now"><picture><img src="\/a\.2\.jpg"/,
    );
  });

  it.each([
    ['another link', '<p><a href="/about">Us</a></p>', '<p><a href="/contact">Us</a></p>', '/contact, went to /about'],
    [
      'a link to another site',
      '<p>We were founded in a shed.</p>',
      LINKED,
      `>Goes to ${ELSEWHERE}, went to –</span>founded`,
    ],
    [
      'another site',
      '<p>We were <a href="/">founded</a> in a shed.</p>',
      LINKED,
      `Goes to ${ELSEWHERE}, went to /</span>founded`,
    ],
    ['another name', '<nav aria-label="Main"><p>a</p></nav>', '<nav aria-label="Menu"><p>a</p></nav>', 'Named "Menu"'],
    ['another icon', '<p><svg><use href="#a"/></svg>Go</p>', '<p><svg><use href="#b"/></svg>Go</p>', messages.icon],
  ])('say in words what one does not see: %s', (_what, before, now, message) => {
    const {html, count} = marked(before, now);
    expect(count).toBe(1);
    expect(html).toContain(message);
  });

  it('each have their own sentence, paragraph by paragraph', () => {
    const block = (position: number, text: string) => `<p data-source="a.mdx#body.yard.${position}">${text}</p>`;
    const page = tree(`<section>${block(0, 'We weld pipes.')}${block(1, 'Come <em>and</em> look.')}</section>`);
    const shared = {path: '/a', depth: 2, section: 'yard', text: ''};
    const sentenceOf = (position: number, index: number) => ({
      ...shared,
      number: index + 1,
      ref: `a.mdx#body.yard.${position}`,
    });
    const answer = [1, 0].map(sentenceOf);
    const before = tree(`<section>${block(0, 'We weld steel.')}${block(1, 'Come <em>or</em> look.')}</section>`);
    expect(highlightPage(page, before, {...PAGE, sentences: answer})).toEqual({count: 2, reported: new Set(answer)});
    const described = page.querySelectorAll('[aria-describedby]');
    const sentences = Array.from(described, (item) => item.getAttribute('aria-describedby'));
    expect(sentences).toEqual(['sentence-2', 'sentence-1']);
  });
});
