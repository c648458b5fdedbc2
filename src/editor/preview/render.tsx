import {useLayoutEffect, type ReactNode} from 'react';
import {createRoot} from 'react-dom/client';
import GeneratedPage, {isMade} from '../../templates/GeneratedPage';
import Page from '../../templates/Page';
import SideMenu from '../../templates/SideMenu';
import {say, type Drawing} from '../protocol';
import Body from './Body';
import KeepLast from './KeepLast';
import {blocks} from './parts';
import {watchStamps} from './source-attributes';
import {Around} from './shims/around';
import {PictureAddresses} from './shims/Photo';
import {showWithScripts} from './without-scripts';

/** A page as it is drawn, and nothing besides. */
export function PageOf({drawing}: {drawing: Drawing}): ReactNode {
  const {path, page, body, bannerPart, menu, pictures} = drawing;
  const InBanner = bannerPart === undefined ? undefined : blocks[bannerPart];
  return (
    <Around value={{path, menu}}>
      <PictureAddresses value={pictures}>
        {isMade(page) ? (
          <GeneratedPage key={path} page={page} />
        ) : (
          <Page key={path} page={page} aside={menu && <SideMenu />} inBanner={InBanner && <InBanner />}>
            {body && <Body tree={body} />}
          </Page>
        )}
      </PictureAddresses>
    </Around>
  );
}

function DrawnPage({drawing}: {drawing: Drawing}): ReactNode {
  useLayoutEffect(() => {
    // Another page opens at its top.
    window.scrollTo(0, 0);
  }, [drawing.path]);
  useLayoutEffect(() => say(window.parent, {kind: 'drawn'}), [drawing]);
  return <PageOf drawing={drawing} />;
}

const element = document.getElementById('page');
if (!element) throw new Error('The document of the frame has no place for the page.');
watchStamps(element);
const root = createRoot(element);

/** Draws a page in place of the one before. */
export function draw(drawing: Drawing): void {
  if (element && !element.isConnected) {
    document.body.replaceChildren(element);
    showWithScripts();
  }
  root.render(<KeepLast drawing={drawing}>{(shown) => <DrawnPage drawing={shown} />}</KeepLast>);
}
