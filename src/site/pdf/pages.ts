/** The addresses of the pages that the PDFs are made of. */

export const BUYERS = '/buyers';

/** The first pages of the company profile. All services follow the overview, in the order of the side menu. */
export const PROFILE_BEGINS = ['/about', '/about/who-we-are', '/about/management', '/services'];
export const PROFILE_ENDS = [
  '/oem',
  '/projects',
  '/equipment',
  '/about/certifications',
  '/about/hse-policy',
  '/about/clients',
  '/contact',
];

/** The page whose photos fill sheets without photos. */
export const GALLERY = '/about/gallery';

/** These pages have a drawing at the top, because the photo on such a page does not show its documents. */
export const DRAWN = ['/about/certifications'];

export const POLICY = '/about/hse-policy';
