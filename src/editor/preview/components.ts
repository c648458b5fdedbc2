/** Every component that a page may use, by its name. Others are not rendered. */
import type {ComponentType} from 'react';
import {BLOCKS} from '../../site/page-types';

type Component = ComponentType<Record<string, unknown>>;
type Loaded = Record<string, {default: Component}>;

const components = import.meta.webpackContext('../../components', {recursive: true, regExp: /^\.\/\w+\/index\.tsx$/});
const layout = import.meta.webpackContext('../../ui', {recursive: true, regExp: /^\.\/\w+\/index\.tsx$/});

const inFolder = (context: typeof components): Loaded =>
  Object.fromEntries(
    context.keys().map((key) => [key.replace(/^\.\/|\/index\.tsx$/g, ''), context(key) as {default: Component}]),
  );
const [ofPages, ofLayout] = [inFolder(components), inFolder(layout)];

/** The layout components that src/plugins/mdx puts around the text of a page. */
const SHAPES = [
  'ArrowLink',
  'Button',
  'Buttons',
  'Figure',
  'Panel',
  'Prose',
  'Section',
  'SectionHead',
  'Split',
  'TextLink',
];

const tableOf = (names: readonly string[], loaded: Loaded) =>
  names.flatMap((name) => (Object.hasOwn(loaded, name) ? [[name, loaded[name]?.default] as const] : []));

export const blocks: Readonly<Record<string, Component | undefined>> = Object.fromEntries([
  ...tableOf(Object.keys(BLOCKS), ofPages),
  ...tableOf(SHAPES, ofLayout),
]);
