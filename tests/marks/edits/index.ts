/** What editors do, each edit by itself. */
import './words';
import './lists';
import './unseen';
import './bodies';
import './forms';
import './pages';
import './papers';
import './nothing';

export {edits as default} from './edit';
