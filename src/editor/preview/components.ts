/** Every component that a page may use, by its name. Others are not rendered. */
import type {ComponentType} from 'react';
import {COMPONENTS} from '../../site/page-types';

type Component = ComponentType<Record<string, unknown>>;
type Loaded = Record<string, {default: Component}>;

const components = import.meta.webpackContext('../../components', {
  recursive: true,
  regExp: /^\.\/\w+(?:\/index)?\.tsx$/,
});
const layout = import.meta.webpackContext('../../ui', {recursive: true, regExp: /^\.\/\w+(?:\/index)?\.tsx$/});

const inFolder = (context: typeof components): Loaded =>
  Object.fromEntries(
    context.keys().map((key) => [key.replace(/^\.\/|(?:\/index)?\.tsx$/g, ''), context(key) as {default: Component}]),
  );
const [ofPages, ofLayout] = [inFolder(components), inFolder(layout)];

/** The layout components that src/plugins/mdx puts around the text of a page. */
const LAYOUT_COMPONENTS = [
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

/** @throws Error for a component that is in none of these files, because pages would silently lack it */
const componentMap = (names: readonly string[], loaded: Loaded) =>
  names.map((name) => {
    const found = Object.hasOwn(loaded, name) ? loaded[name] : undefined;
    if (!found) throw new Error(`No component is registered for ${name}.`);
    return [name, found.default] as const;
  });

export const blocks: Readonly<Record<string, Component | undefined>> = Object.fromEntries([
  ...componentMap([...COMPONENTS], ofPages),
  ...componentMap(LAYOUT_COMPONENTS, ofLayout),
]);
