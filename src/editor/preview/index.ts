/** The document in which the editor shows a page: it renders pages on request, and reports clicks. */
import '../../css/tokens.css';
import '../../css/base.css';
import './styles.css';
import {lazyWithRetry} from '../lazy-with-retry';
import {post, readEditorMessage} from '../protocol';
import {listenToInput, selectRef, setEditMode} from './clicks';
import {render} from './render';

const highlighted = lazyWithRetry(() => import('./highlighted'));

window.addEventListener('message', (event) => {
  const reported = readEditorMessage(event);
  if (reported?.kind === 'changing') setEditMode(reported.changing);
  if (reported?.kind === 'point') selectRef(reported.contentRef);
  if (reported?.kind === 'will-mark') void highlighted();
  if (reported?.kind === 'step') void highlighted().then(({stepToHighlight}) => stepToHighlight(reported.by));
  if (reported?.kind === 'mark') {
    const {marking} = reported;
    void highlighted().then(({renderHighlighted}) => renderHighlighted(marking));
  }
  if (reported?.kind === 'draw') render(reported.request);
});
listenToInput();
post(window.parent, {kind: 'ready'});
