import Buttons from '../../../layout/Buttons';
import {stamped} from './stamped';

export default stamped(Buttons);
