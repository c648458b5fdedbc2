import type {Site} from '../../../site/page-types';

/** The size that networks ask for, in pixels (https://developers.facebook.com/docs/sharing/webmasters/images). */
export const SHARE_SIZE = {width: 1200, height: 630};

/** What is on the picture: words, and the drawing behind them as SVG. */
export interface SocialCardContent extends Pick<Site, 'shortName' | 'secondName' | 'tagline'> {
  title: string;
  section?: string;
  drawing: string;
}
