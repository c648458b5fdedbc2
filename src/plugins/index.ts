/** All that docusaurus.config.ts wires into Docusaurus. */
import afterBuild from './after-build';
import bundle from './bundle';
import content from './data';
import dev from './dev';

export {parseFrontMatter, siteFacts, waitingFiles, withoutBrokenBody} from './data';
export {default as pageRequests} from './docusaurus/page-requests';
export {ssrTemplate} from './docusaurus/template';
export {default as parts} from './mdx';
export {default as preview} from './preview';

export const plugins = [content, bundle, dev, afterBuild];
