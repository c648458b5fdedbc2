import {Component, useLayoutEffect, useMemo, type ComponentProps, type ReactNode} from 'react';
import {createRoot} from 'react-dom/client';
import Page from '../../templates/Page';
import {EditingProvider} from '../../hooks/useEditing';
import {SiteProvider} from '../../hooks/useSite';
import SideMenu from '../../templates/SideMenu';
import {post, type RenderRequest} from '../protocol';
import {blocks} from './components';
import {editingContext} from './editing-context';
import {watchRefs} from './source-attributes';
import {PageLocationContext} from './shims/router';
import {showWithScripts} from './without-scripts';
import {Fragment, jsx, jsxs} from 'react/jsx-runtime';
import type {Element, Root as Html} from 'hast';
import {toJsxRuntime} from 'hast-util-to-jsx-runtime';
import type {Root} from 'mdast';
import type {MdxJsxFlowElement, MdxJsxTextElement} from 'mdast-util-mdx-jsx';
import {toHast, type State} from 'mdast-util-to-hast';
import {useSiteChrome} from '../../hooks/usePage';
import StepList from '../../ui/StepList';
import Tiles from '../../ui/Tiles';
import {body} from '../../templates/page-module';
import Link from './shims/Link';

/** Renders a page without anything around it. */
export function PreviewPage({request}: {request: RenderRequest}): ReactNode {
  const {path, page, body, bannerPart, menu, pictures, site} = request;
  const InBanner = bannerPart === undefined ? undefined : blocks[bannerPart];
  return (
    <PageLocationContext value={{path, menu}}>
      <SiteProvider value={site}>
        <EditingProvider value={editingContext(pictures)}>
          <Page key={path} page={page} aside={menu && <SideMenu />} inBanner={InBanner && <InBanner />}>
            {body && <Body tree={body} />}
          </Page>
        </EditingProvider>
      </SiteProvider>
    </PageLocationContext>
  );
}

interface NumberedRequest {
  request: RenderRequest;
  number: number;
}

function PageInFrame({request, number}: NumberedRequest): ReactNode {
  useLayoutEffect(() => {
    // A different page starts at its top.
    window.scrollTo(0, 0);
  }, [request.path]);
  useLayoutEffect(() => {
    lastRendered = {request, number};
    post(window.parent, {kind: 'drawn', number});
  }, [request, number]);
  return <PreviewPage request={request} />;
}

const element = document.getElementById('page');
if (!element) throw new Error('The preview frame has no element to render the page into.');
watchRefs(element);
const root = createRoot(element);

export function render(request: RenderRequest, number: number): void {
  if (element && !element.isConnected) {
    document.body.replaceChildren(element);
    showWithScripts();
  }
  root.render(<LastPageBoundary request={request} number={number} />);
}

/** Passes the entries of a field to a layout component. */
function useEntries<Entry>(field: string): Entry[] {
  const page: object = useSiteChrome();
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

/** Turns a block into a React element. Its attributes are plain text, so no code of a page runs. */
function toReactElement(state: State, node: MdxJsxFlowElement | MdxJsxTextElement): Element | undefined {
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

const HANDLERS = {mdxJsxFlowElement: toReactElement, mdxJsxTextElement: toReactElement};

/** The body of a page, rendered from its tree. A build compiles it to code instead. */
function Body({tree}: {tree: Root}): ReactNode {
  return useMemo(() => {
    const html = toHast(tree, {handlers: HANDLERS}) as Html;
    return toJsxRuntime(html, {Fragment, jsx, jsxs, components, ignoreInvalidStyle: true}) as ReactNode;
  }, [tree]);
}

/** The last page that rendered without an error. */
let lastRendered: NumberedRequest | undefined;

interface LastState {
  current?: RenderRequest;
  broken: boolean;
}

/** If a page fails to render, the last one stays on screen, and the editor says so. */
class LastPageBoundary extends Component<NumberedRequest, LastState> {
  state: LastState = {broken: false};

  static getDerivedStateFromProps({request}: NumberedRequest, {current}: LastState): LastState | null {
    return request === current ? null : {current: request, broken: false};
  }

  static getDerivedStateFromError(): Partial<LastState> {
    return {broken: true};
  }

  componentDidCatch(): void {
    post(window.parent, {kind: 'failed', number: this.props.number});
  }

  render(): ReactNode {
    const {request, number} = this.props;
    const shown = this.state.broken ? lastRendered : {request, number};
    return shown && <PageInFrame {...shown} />;
  }
}
