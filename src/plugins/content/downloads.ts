import {currentContent, currentlyShown} from '../../node/load';
import {companySchema, type Download} from '../../site/page-types';
import {COMPANY_FILE} from '../../shared/addresses';
import {typeOf, type Handler} from '../handler';

const DOWNLOADS = /\.(csv|json)$/;

/** @returns the generated files that visitors can download. */
export async function currentDownloads(): Promise<Download[]> {
  const [content, shown] = await Promise.all([currentContent(), currentlyShown()]);
  const {site, pages} = content;
  if (!site || !shown) return [];
  const found = pages.flatMap((page) => page.downloads(shown.rest));
  return found.some(({path}) => path === COMPANY_FILE) ? [...found, companySchema(site)] : found;
}

/** Under `start`, serves such a file as a build would write it now. */
export const serveDownloads: Handler = async (url) => {
  if (!DOWNLOADS.test(url)) return undefined;
  const file = (await currentDownloads()).find(({path}) => path === url);
  return file && {type: typeOf(url), body: file.content};
};
