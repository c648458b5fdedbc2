/** Every word in the HTML of a preview knows its place in the pages: it is numbered, shown, found and named. */
import {onceInBuild} from '../../../content/host/build';
import {currentContent} from '../../../content/host/load';
import {dataFiles, type DataFile} from '../../content/data-files';
import {numberContent, type Places} from './number-words';

/** The data of all pages, the same with a number behind each word, and the places of these numbers. */
export const numberedData = onceInBuild(
  async (): Promise<{files: DataFile[]; numbered: DataFile[]; places: Places}> => {
    const content = await currentContent();
    const places: Places = [];
    if (!content.site) return {files: [], numbered: [], places};
    const numbered = numberContent(content, content.site, places);
    const [{files}, withNumbers] = [
      dataFiles(content, content.site),
      dataFiles(numbered.content, numbered.site, content),
    ];
    return {files, numbered: withNumbers.files, places};
  },
);
