export {RenderNothing as default} from './around';
