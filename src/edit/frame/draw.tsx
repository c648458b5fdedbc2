import {useLayoutEffect, type ReactNode} from 'react';
import {createRoot} from 'react-dom/client';
import OpeningPage from '../../shells/OpeningPage';
import Page from '../../shells/Page';
import SideMenu from '../../shells/SideMenu';
import {say, type Drawing} from '../messages';
import Body from './Body';
import KeepLast from './KeepLast';
import {parts} from './parts';
import {watchStamps} from './stamps';
import {Around} from './shims/around';
import {Pictures} from './shims/Photo';

function DrawnPage({drawing}: {drawing: Drawing}): ReactNode {
  const {path, page, body, bannerPart, menu, pictures} = drawing;
  const InBanner = bannerPart === undefined ? undefined : parts[bannerPart];
  // Another page opens at its top. In new browsers scrolling returns a promise, which an effect may not.
  useLayoutEffect(() => {
    window.scrollTo(0, 0);
  }, [path]);
  useLayoutEffect(() => say(window.parent, {kind: 'drawn'}), [drawing]);
  return (
    <Around value={{path, menu}}>
      <Pictures value={pictures}>
        {page.kind === 'opening' ? (
          <OpeningPage key={path} page={page} />
        ) : (
          <Page key={path} page={page} aside={menu && <SideMenu />} inBanner={InBanner && <InBanner />}>
            {body && <Body tree={body} />}
          </Page>
        )}
      </Pictures>
    </Around>
  );
}

const place = document.getElementById('page');
if (!place) throw new Error('The document of the frame has no place for the page.');
watchStamps(place);
const root = createRoot(place);

/** Draws a page in place of the one before. */
export const draw = (drawing: Drawing): void =>
  root.render(<KeepLast drawing={drawing}>{(shown) => <DrawnPage drawing={shown} />}</KeepLast>);
