import {buildCache} from '../../node/build';
import {currentContent} from '../../node/load';
import {encodeContent} from '../../cms/source-map/content';
import {dataFiles, type DataFile} from '../content/data-files';

/** The data of all pages, plain and with its place behind each word. */
export const encodedData = buildCache(async (): Promise<{files: DataFile[]; encoded: DataFile[]}> => {
  const content = await currentContent();
  if (!content.site) return {files: [], encoded: []};
  const {content: encoded, site} = encodeContent(content, content.site);
  return {files: dataFiles(content, content.site).files, encoded: dataFiles(encoded, site).files};
});
