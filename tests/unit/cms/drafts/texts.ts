/** The texts of the fixture, and edits of them. */
import {applyEditToDraft, type Draft} from '../../../../src/cms/drafts/draft';
import {readBytes} from '../../../../src/node/load';
import {projectFiles} from '../../../../src/node/project-files';
import {type Edit} from '../../../../src/cms/edit';
import {siteDefinition} from '../../../../src/site/site-definition';

export const HOME = 'pages/index.mdx';
export const FILES = projectFiles();
export const BYTES = readBytes(FILES);

export const TEXTS = new Map(
  [...BYTES].map(([file, bytes]) => [file, new TextDecoder('utf-8', {ignoreBOM: true}).decode(bytes)]),
);

export const textOf = (file: string) => TEXTS.get(file) ?? '';

export const edited = (draft: Draft, file: string, ...edits: Edit[]) =>
  edits.reduce((now, edit) => applyEditToDraft(siteDefinition, now, file, edit, textOf(file)), draft);

export const set = (path: (string | number)[], value: string): Edit => ({kind: 'set', path, value});
