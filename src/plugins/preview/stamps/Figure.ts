import Figure from '../../../layout/Figure';
import {stamped} from './stamped';

export default stamped(Figure);
