import {onceInBuild} from '../../node/build';
import {currentContent} from '../../node/load';
import {stampContent} from '../../cms/source-map/content';
import {dataFiles, type DataFile} from '../content/data-files';

/** The data of all pages, plain and with its place behind each word. */
export const stampedData = onceInBuild(async (): Promise<{files: DataFile[]; stamped: DataFile[]}> => {
  const content = await currentContent();
  if (!content.site) return {files: [], stamped: []};
  const {content: stamped, site} = stampContent(content, content.site);
  return {files: dataFiles(content, content.site).files, stamped: dataFiles(stamped, site).files};
});
