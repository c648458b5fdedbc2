/** All plugins of docusaurus.config.ts. */
import afterBuild from './after-build';
import bundle from './bundle';
import content from './content';
import dev from './dev';

export {parseFrontMatter, siteFacts, scheduledFiles, withoutBrokenBody} from './content';
export {default as pageRequests} from './docusaurus-patches/page-requests';
export {ssrTemplate} from './docusaurus-patches/template';
export {default as remarkPage} from './mdx';
export {default as preview} from './preview';

export const plugins = [content, bundle, dev, afterBuild];
