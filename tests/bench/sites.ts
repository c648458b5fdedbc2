/** The sites whose builds are compared: copies of this project and plain ones, each with more pages or without. */
import {cpSync, existsSync, mkdirSync, readdirSync, renameSync, symlinkSync, writeFileSync} from 'node:fs';
import {join, resolve} from 'node:path';
import {PROJECT} from '../project';
import {fetchTool} from './tools';

const DOCUSAURUS = '3.10.2';
const CACHES = join('node_modules', '.cache');
const PARTS = 4;

/** @returns the folder of a copy of this project with some pages more. */
export function copySite(root: string, pages: number): string {
  const folder = join(root, `site-${pages}`);
  for (const name of PROJECT) cpSync(name, join(folder, name), {recursive: true});
  linkModules(folder);
  generatePages(
    join(folder, 'pages', 'about'),
    pages,
    'heading: A generated page\nlead: One of many generated pages.\n',
  );
  return folder;
}

/** @returns the folder of what `npx create-docusaurus` makes, with the modules of this project and some pages more. */
export function makePlainSite(root: string, pages: number): string {
  const folder = join(root, `plain-${pages}`);
  const templates = join(fetchTool('create-docusaurus', DOCUSAURUS), 'templates');
  for (const template of ['shared', 'classic-typescript']) cpSync(join(templates, template), folder, {recursive: true});
  linkModules(folder);
  generatePages(join(folder, 'docs', 'generated'), pages, '');
  return folder;
}

/**
 * Moves away what a build wrote, as on a host, where each build begins without it.
 * Nothing is deleted: for minutes after, the file system would look for places that are not just deleted, at a cost of
 * some milliseconds a file.
 * @param cold takes what the bundler remembers as well
 */
export function setAside(folder: string, cold: boolean): void {
  const cache = join(folder, CACHES);
  const remembered = readdirSync(cache);
  const written = ['build', ...(cold ? ['.docusaurus', ...remembered.map((name) => join(CACHES, name))] : [])];
  const aside = join(folder, '..', 'aside', String(performance.now()));
  mkdirSync(aside, {recursive: true});
  for (const [index, name] of written.entries())
    if (existsSync(join(folder, name))) renameSync(join(folder, name), join(aside, String(index)));
}

/** The same modules, but a cache of its own. */
function linkModules(folder: string): void {
  mkdirSync(join(folder, CACHES), {recursive: true});
  for (const name of readdirSync('node_modules').filter((entry) => entry !== '.cache'))
    symlinkSync(resolve('node_modules', name), join(folder, 'node_modules', name));
}

/** @param fields what the top block of a page holds besides its title and description */
function generatePages(folder: string, count: number, fields: string): void {
  mkdirSync(folder, {recursive: true});
  for (let page = 1; page <= count; page += 1) {
    writeFileSync(
      join(folder, `generated-${page}.mdx`),
      `---
title: Page number ${page}
description: What page number ${page} of the generated pages says.
${fields}---

${Array.from({length: PARTS}, (_, part) => `## Part ${part} | Heading ${part} of page ${page}\n\nA paragraph with a [link](/) and some words about valves, pumps and pipes, as pages have them. It is long enough to be read as one.\n\n- one point\n- another point\n`).join('\n')}`,
    );
  }
}
