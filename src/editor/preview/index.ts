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
  const told = toFrame(event);
  if (told?.kind === 'changing') setChanging(told.changing);
  if (told?.kind === 'point') point(told.place);
  if (told?.kind === 'will-mark') void marked();
  if (told?.kind === 'step') void marked().then(({step}) => step(told.by));
  if (told?.kind === 'mark') {
    const {marking} = told;
    showFacts(marking.now.site);
    void marked().then(({drawMarked}) => drawMarked(marking));
  }
  if (told?.kind !== 'draw') return;
  const {drawing} = told;
  showFacts(drawing.site);
  // The parts read the facts of the site when they are loaded, so they are loaded once those are there.
  void import(/* webpackMode: "eager" */ './render').then(({draw}) => draw(drawing));
});
listenToPeople();
say(window.parent, {kind: 'ready'});
