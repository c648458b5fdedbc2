export {RenderNothing as default} from './router';
