/** The reader of drawings, in a module of its own because only an upload needs it. */
export {readSvg} from '../../cms/lint';
