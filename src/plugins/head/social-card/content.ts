import type {Site} from '../../../site/page-types';

/** The size in pixels that networks recommend (https://developers.facebook.com/docs/sharing/webmasters/images). */
export const SHARE_SIZE = {width: 1200, height: 630};

/** The text of the picture, and the drawing behind it as SVG. */
export interface SocialCardContent extends Pick<Site, 'shortName' | 'secondName' | 'tagline'> {
  title: string;
  section?: string;
  drawing: string;
}
