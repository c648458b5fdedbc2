/** Our plugins of Docusaurus: the build, and what `npm start` serves in its place. */
import {deployment} from '../node/deployment';
import afterBuild from './after-build';
import bundle from './bundle';
import content from './content';
import dev from './dev';
import preview from './preview';

const PLUGINS = [content, bundle, dev, afterBuild];

export const plugins = () => (deployment().kind === 'preview' ? [...PLUGINS, preview] : PLUGINS);
