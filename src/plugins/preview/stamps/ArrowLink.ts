import ArrowLink from '../../../layout/ArrowLink';
import {stamped} from './stamped';

export default stamped(ArrowLink);
