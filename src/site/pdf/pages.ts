/** The addresses of the pages that the PDFs are made of. */

export const BUYERS_PATH = '/buyers';

/** The first pages of the company profile. All services follow the overview, in the order of the side menu. */
export const PROFILE_FIRST_PAGES = ['/about', '/about/who-we-are', '/about/management', '/services'];
export const PROFILE_LAST_PAGES = [
  '/oem',
  '/projects',
  '/equipment',
  '/about/certifications',
  '/about/hse-policy',
  '/about/clients',
  '/contact',
];

/** The page whose photos fill PDF pages without photos. */
export const GALLERY_PATH = '/about/gallery';

/** These pages have a drawing at the top, because the photo on such a page does not show its documents. */
export const PAGES_WITH_DRAWING = ['/about/certifications'];

export const POLICY_PATH = '/about/hse-policy';
