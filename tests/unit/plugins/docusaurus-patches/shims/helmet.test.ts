/** @jest-environment jsdom */
import {act, createElement as element, type ReactNode} from 'react';
import {createRoot} from 'react-dom/client';
import {Helmet, HelmetProvider} from '../../../../../src/plugins/docusaurus-patches/shims/helmet';

Object.assign(globalThis, {IS_REACT_ACT_ENVIRONMENT: true});

const BUILT =
  '<meta charset="utf-8"><title data-rh="true">Home</title><meta data-rh="true" name="description" content="Of home">' +
  '<meta data-rh="true" name="robots" content="noindex"><meta property="og:type" content="website">';

const root = createRoot(document.createElement('div'));
const show = (content: ReactNode) => act(() => root.render(element(HelmetProvider, null, content)));
const site = element(
  Helmet,
  {key: 'site'},
  element('html', {lang: 'en', 'data-ready': false}),
  element('title', null, 'Site'),
);
const description = (name: string) => element('meta', {name: 'description', content: `Of ${name}`});
const page = (name: string, ...more: ReactNode[]) =>
  element(Helmet, {key: name}, element('title', null, name), description(name), ...more);
const contentOf = (selector: string) =>
  [...document.head.querySelectorAll(selector)].map(
    (meta) => meta.getAttribute('content') ?? meta.getAttribute('href'),
  );

describe('The head of a page in a browser', () => {
  beforeEach(() => {
    document.head.innerHTML = BUILT;
  });
  afterEach(() => show(null));

  it('keeps the elements of the build, and takes what the page says', () => {
    const [title] = document.head.getElementsByTagName('title');
    show([site, page('Home', element('meta', {name: 'robots', content: 'noindex'}))]);
    expect(document.head.querySelector('title')).toBe(title);
    expect(document.title).toBe('Home');
    expect(document.head.children).toHaveLength(5);
    expect(document.documentElement.dataset.ready).toBe('false');
  });

  it('changes with the page: the next one has no element of the last one', () => {
    const canonical = (href: string) => element('link', {rel: 'canonical', href});
    show([site, page('Home', element('meta', {name: 'robots', content: 'noindex'}))]);
    show([site, page('Careers', canonical('/careers'))]);
    expect(document.title).toBe('Careers');
    expect(contentOf('meta[name=description]')).toEqual(['Of Careers']);
    expect(contentOf('meta[name=robots]')).toEqual([]);
    expect(contentOf('meta[property="og:type"]')).toEqual(['website']);
    show([site, page('Projects', canonical('/projects'), false)]);
    expect(contentOf('link[rel=canonical]')).toEqual(['/projects']);
    show([site]);
    expect(document.title).toBe('Site');
    expect(contentOf('link[rel=canonical]')).toEqual([]);
  });

  it('has the whole title when it is written in pieces, some of which are numbers', () => {
    show([element(Helmet, {key: 'year'}, element('title', null, 'Projects of ', 2026))]);
    expect(document.title).toBe('Projects of 2026');
  });

  it('keeps the title of the page when another component renders again', () => {
    show([site, page('Home')]);
    show([
      element(Helmet, {key: 'site'}, element('html', {'data-ready': true}), element('title', null, 'Site')),
      page('Home'),
    ]);
    expect(document.title).toBe('Home');
    expect(document.documentElement.dataset.ready).toBe('true');
  });

  it('has one title, also in a document that the build has not written', () => {
    document.head.innerHTML = '<title>Starting</title>';
    show([site, page('Home')]);
    expect(document.title).toBe('Home');
    expect(document.head.getElementsByTagName('title')).toHaveLength(1);
  });
});
