/** The document in which the editor shows a page: it renders pages on request, and reports clicks. */
import '../../css/tokens.css';
import '../../css/base.css';
import './styles.css';
import {lazyWithRetry} from '../loading/lazy-with-retry';
import {post, readEditorMessage} from '../protocol';
import {listenToInput, selectRef, setEditMode} from './clicks';
import {render} from './render';

const highlighted = lazyWithRetry(() => import('./highlighted'));

/** The number of the newest request for a page. */
let latest = 0;

window.addEventListener('message', (event) => {
  const reported = readEditorMessage(event);
  if (reported?.kind === 'changing') setEditMode(reported.changing);
  if (reported?.kind === 'point') selectRef(reported.contentRef);
  if (reported?.kind === 'will-mark') void highlighted();
  if (reported?.kind === 'mark' || reported?.kind === 'draw') latest = reported.number;
  if (reported?.kind === 'draw') render(reported.request, reported.number);
  if (reported?.kind === 'mark') {
    const {marking, number} = reported;
    void highlighted().then(({renderHighlighted}) => latest === number && renderHighlighted(marking, number));
  }
  if (reported?.kind === 'visit') {
    const number = latest;
    void highlighted().then(
      ({visitHighlight}) => latest === number && visitHighlight(reported.sentence, reported.contentRef),
    );
  }
});
listenToInput();
// The font is optional: text that is drawn before it arrives keeps the fallback, and so do all pages after it.
void document.fonts.load('1em "Archivo Datum"').catch(() => undefined);
post(window.parent, {kind: 'ready'});
