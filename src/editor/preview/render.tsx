import {useLayoutEffect, type ComponentProps, type ReactNode} from 'react';
import {createRoot} from 'react-dom/client';
import GeneratedPage, {isGenerated} from '../../templates/GeneratedPage';
import Page from '../../templates/Page';
import {EditingProvider, type ShownPhoto} from '../../hooks/useEditing';
import {SiteProvider} from '../../hooks/useSite';
import SideMenu from '../../templates/SideMenu';
import {post, type RenderRequest} from '../protocol';
import Body from './Body';
import KeepLast from './KeepLast';
import {blocks} from './components';
import {watchRefs} from './source-attributes';
import {Around} from './shims/around';
import {showWithScripts} from './without-scripts';

/** @param pictures addresses of pictures that the last build did not produce, by the `src` in the page */
const editing = (pictures: RenderRequest['pictures']): ComponentProps<typeof EditingProvider>['value'] => ({
  addressOf: (src) => pictures[src],
  renderPhoto({photo: {src, width, height}, narrow, ...shown}: ShownPhoto) {
    const address = pictures[src];
    return (
      address !== undefined && (
        <picture data-src={narrow ? `${src} ${narrow.photo.src}` : src}>
          <img className={shown.className} src={address} width={width} height={height} alt={shown.alt} />
        </picture>
      )
    );
  },
});

/** Renders a page without anything around it. */
export function PreviewPage({request}: {request: RenderRequest}): ReactNode {
  const {path, page, body, bannerPart, menu, pictures, site} = request;
  const InBanner = bannerPart === undefined ? undefined : blocks[bannerPart];
  return (
    <Around value={{path, menu}}>
      <SiteProvider value={site}>
        <EditingProvider value={editing(pictures)}>
          {isGenerated(page) ? (
            <GeneratedPage key={path} page={page} />
          ) : (
            <Page key={path} page={page} aside={menu && <SideMenu />} inBanner={InBanner && <InBanner />}>
              {body && <Body tree={body} />}
            </Page>
          )}
        </EditingProvider>
      </SiteProvider>
    </Around>
  );
}

function DrawnPage({request}: {request: RenderRequest}): ReactNode {
  useLayoutEffect(() => {
    // Another page starts at its top.
    window.scrollTo(0, 0);
  }, [request.path]);
  useLayoutEffect(() => post(window.parent, {kind: 'drawn'}), [request]);
  return <PreviewPage request={request} />;
}

const element = document.getElementById('page');
if (!element) throw new Error('The document of the frame has no place for the page.');
watchRefs(element);
const root = createRoot(element);

/** Renders a page in place of the one before. */
export function render(request: RenderRequest): void {
  if (element && !element.isConnected) {
    document.body.replaceChildren(element);
    showWithScripts();
  }
  root.render(<KeepLast request={request}>{(shown) => <DrawnPage request={shown} />}</KeepLast>);
}
