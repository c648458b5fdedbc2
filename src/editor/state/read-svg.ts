/** Reads SVGs. It is a separate module, because only an upload needs it. */
export {readSvg} from '../../cms/lint';
