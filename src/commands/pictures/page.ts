import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {forHtml} from '../../shared/escape';
import type {Picture} from './album';
import type {Routes} from './built-files';
import type {Group} from './groups';
import {onPages, overflowWords, pixelWords, reasonWords, viewWords, WORDS} from './words';

/** Of each group so many pictures are open; the others wait behind a line of words. */
const OPEN = 2;
const WHOLE = 100;

const SCRIPT = `for (const input of document.querySelectorAll('input')) {
  const show = () => input.closest('figure').style.setProperty('--shown', input.value + '%');
  input.addEventListener('input', show);
  show();
}`;

/** @returns the page of all pictures, the most changed first, which needs nothing but the pictures beside it */
export function picturesPage(groups: Group[], {added, removed}: Routes): string {
  const css = readFileSync(join(__dirname, 'page.css'), 'utf8');
  const others = [
    ...added.map((route) => `${WORDS.added}: ${route}`),
    ...removed.map((route) => `${WORDS.removed}: ${route}`),
  ];
  const list = others.length > 0 ? `<ul>${others.map((line) => `<li>${forHtml(line)}</li>`).join('')}</ul>` : '';
  const isNone = groups.length + others.length === 0;
  return `<!doctype html><html lang="en-GB"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><title>${WORDS.title}</title><style>${css}</style></head>
<body><main><h1>${WORDS.title}</h1><p>${isNone ? WORDS.none : WORDS.box}</p>${list}
${groups.map(section).join('\n')}</main><script>${SCRIPT}</script></body></html>\n`;
}

function section({name, reasons, routes, pictures}: Group): string {
  const [open, rest] = [pictures.slice(0, OPEN), pictures.slice(OPEN)];
  const why = reasonWords(reasons).map((reason) => `<li>${forHtml(reason)}</li>`);
  const more = rest.map(
    (picture) => `<details><summary>${forHtml(captionOf(picture))}</summary>${figure(picture, name)}</details>`,
  );
  return `<section><h2>${forHtml(name)}</h2><p>${forHtml(onPages(routes))}</p><ul class="reasons">${why.join('')}</ul>
${open.map((picture) => figure(picture, name)).join('\n')}${more.join('\n')}</section>`;
}

const captionOf = ({route, view, pixels}: Picture) => `${route}, ${viewWords(view)}: ${pixelWords(pixels)}`;

function figure(picture: Picture, part: string): string {
  const {before, after, box, width, height, view, overflow, route} = picture;
  const image = (file: string, state: string, className: string) =>
    `<img class="${className}" src="${forHtml(file)}" alt="${forHtml(`${state}: ${part}, ${route}, ${viewWords(view)}`)}" width="${width}" height="${height}" loading="lazy">`;
  const share = (part: number, whole: number) => `${(part / whole) * WHOLE}%`;
  const place = `left:${share(box.left, width)};top:${share(box.top, height)};width:${share(box.right - box.left, width)};height:${share(box.bottom - box.top, height)}`;
  const over = overflow === undefined ? '' : `<br>${overflowWords(overflow, view.width)}`;
  return `<figure><figcaption>${forHtml(captionOf(picture))}${over}</figcaption>
<div class="control"><span>${WORDS.after}</span><input type="range" min="0" max="100" value="50" aria-label="${forHtml(`${WORDS.slider}: ${captionOf(picture)}`)}"><span>${WORDS.before}</span></div>
<div class="pair" style="width:${width}px">${image(after, WORDS.after, 'after')}${image(before, WORDS.before, 'before')}<span class="frame" style="${place}"></span></div></figure>`;
}
