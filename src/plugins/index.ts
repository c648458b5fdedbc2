/** All that docusaurus.config.ts wires into Docusaurus. */
import bundle from './bundle';
import content from './content';
import dev from './dev';
import headers from './headers';
import icons from './icons';
import images from './images';
import metadata from './metadata';
import search from './search';
import security from './security';

export {parseFrontMatter, siteFacts, withoutBrokenBody} from './content';
export {default as pageRequests} from './docusaurus/page-requests';
export {default as parts} from './mdx';
export {withLastChanges} from './metadata/sitemap';
export {default as preview} from './preview';

export const plugins = [content, bundle, images, icons, metadata, search, dev, security, headers];
