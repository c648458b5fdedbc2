import {useMemo, type ComponentProps, type ReactNode} from 'react';
import {Fragment, jsx, jsxs} from 'react/jsx-runtime';
import type {Element, Root as Html} from 'hast';
import {toJsxRuntime} from 'hast-util-to-jsx-runtime';
import type {Root} from 'mdast';
import type {MdxJsxFlowElement, MdxJsxTextElement} from 'mdast-util-mdx-jsx';
import {toHast, type State} from 'mdast-util-to-hast';
import {useFrame} from '../../hooks/usePage';
import StepList from '../../ui/StepList';
import Tiles from '../../ui/Tiles';
import {body} from '../../templates/page-module';
import {blocks} from './components';
import Link from './shims/Link';

/** Returns the entries of a field. Layout components receive only the field's name. */
function useEntries<Entry>(field: string): Entry[] {
  const page: object = useFrame();
  const entries: unknown = field in page ? page[field as keyof typeof page] : undefined;
  return Array.isArray(entries) ? (entries as Entry[]) : [];
}

const components = {
  ...body,
  a: ({href, ...rest}: ComponentProps<'a'>) => <Link {...rest} to={href} />,
  ...blocks,
  StepList: ({entries}: {entries: string}) => (
    <StepList entries={useEntries<ComponentProps<typeof StepList>['entries'][number]>(entries)} />
  ),
  Tiles: ({entries}: {entries: string}) => (
    <Tiles entries={useEntries<ComponentProps<typeof Tiles>['entries'][number]>(entries)} />
  ),
};

/** Turns a block into an element with its attributes, which are plain text. No code is ever run. */
function partOf(state: State, node: MdxJsxFlowElement | MdxJsxTextElement): Element | undefined {
  if (node.name === null || !Object.hasOwn(components, node.name)) return undefined;
  const properties = node.attributes.flatMap((attribute) =>
    attribute.type === 'mdxJsxAttribute' && typeof attribute.value === 'string'
      ? [[attribute.name, attribute.value]]
      : [],
  );
  return {
    type: 'element',
    tagName: node.name,
    properties: Object.fromEntries(properties) as Element['properties'],
    children: state.all(node),
  };
}

const HANDLERS = {mdxJsxFlowElement: partOf, mdxJsxTextElement: partOf};

/** Renders the body of a page from its tree, where the build would compile it to code. */
export default function Body({tree}: {tree: Root}): ReactNode {
  return useMemo(() => {
    const html = toHast(tree, {handlers: HANDLERS}) as Html;
    return toJsxRuntime(html, {Fragment, jsx, jsxs, components, ignoreInvalidStyle: true}) as ReactNode;
  }, [tree]);
}
