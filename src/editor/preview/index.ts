/** The document in which the editor shows a page: it renders pages on request, and reports clicks. */
import '../../css/tokens.css';
import '../../css/base.css';
import './styles.css';
import {lazyWithRetry} from '../lazy-with-retry';
import {post, toFrame} from '../protocol';
import {listenToPeople, point, setChanging} from './pointing';
import {render} from './render';

const highlighted = lazyWithRetry(() => import('./highlighted'));

window.addEventListener('message', (event) => {
  const reported = toFrame(event);
  if (reported?.kind === 'changing') setChanging(reported.changing);
  if (reported?.kind === 'point') point(reported.contentRef);
  if (reported?.kind === 'will-mark') void highlighted();
  if (reported?.kind === 'step') void highlighted().then(({step}) => step(reported.by));
  if (reported?.kind === 'mark') {
    const {marking} = reported;
    void highlighted().then(({renderHighlighted}) => renderHighlighted(marking));
  }
  if (reported?.kind === 'draw') render(reported.request);
});
listenToPeople();
post(window.parent, {kind: 'ready'});
