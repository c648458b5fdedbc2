import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {menuName} from '../../shared/breadcrumbs';
import type {Site} from '../../site/page-types';
import {hashOf} from '../hash';
import {socialCardCache} from './social-card/cache';
import {SHARE_SIZE, type SocialCardContent} from './social-card/content';
import {FONT_FILES} from './social-card/tokens';
import type {DescribedPage} from './pages';

/** The address of a picture. It changes with the picture. */
interface ShareImage {
  url: string;
  bytes: Buffer;
}

/**
 * Prepares the social cards, which networks show for a shared link: a page's title in the design of the site.
 * @returns a function that draws the social card of a page
 */
export function shareImages(siteDir: string, site: Site): (page: DescribedPage) => Promise<ShareImage> {
  const drawn = socialCardCache();
  const {shortName, secondName, tagline} = site;
  const drawing = readFileSync(join(siteDir, 'src/css/drawings/skid.svg'), 'utf8');
  const fonts = FONT_FILES.map((file) => hashOf(readFileSync(join(siteDir, file))));
  return async ({path, title}) => {
    const parent = `/${path.split('/')[1]}`;
    const section = parent === path ? undefined : menuName(site.navigation, parent);
    const content: SocialCardContent = {title, section, shortName, secondName, tagline, drawing};
    const {hash, bytes} = await drawn([fonts, SHARE_SIZE, content], async () =>
      (await import('./social-card/draw')).drawSocialCard(content, siteDir),
    );
    return {url: `/assets/share/${path.slice(1).replaceAll('/', '-') || 'home'}-${hash}.png`, bytes};
  };
}
