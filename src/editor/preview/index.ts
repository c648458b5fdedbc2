/** The document in which the editor shows a page: it draws what it is told and says what was pointed at. */
import '../../css/tokens.css';
import '../../css/base.css';
import './styles.css';
import {later} from '../lazy-with-retry';
import {say, toFrame} from '../protocol';
import {listenToPeople, point, setChanging} from './pointing';
import {showFacts} from './shims/site';

const marked = later(() => import('./highlighted'));

window.addEventListener('message', (event) => {
  const reported = toFrame(event);
  if (reported?.kind === 'changing') setChanging(reported.changing);
  if (reported?.kind === 'point') point(reported.contentRef);
  if (reported?.kind === 'will-mark') void marked();
  if (reported?.kind === 'step') void marked().then(({step}) => step(reported.by));
  if (reported?.kind === 'mark') {
    const {marking} = reported;
    showFacts(marking.now.site);
    void marked().then(({drawMarked}) => drawMarked(marking));
  }
  if (reported?.kind !== 'draw') return;
  const {drawing} = reported;
  showFacts(drawing.site);
  // The parts read the facts of the site when they are loaded, so they are loaded once those are there.
  void import(/* webpackMode: "eager" */ './render').then(({draw}) => draw(drawing));
});
listenToPeople();
say(window.parent, {kind: 'ready'});
