export {Nothing as default} from './around';
