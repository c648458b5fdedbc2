/** The pages that the PDFs are made of, by their addresses. */

/** The page that offers the prequalification pack. */
export const BUYERS = '/buyers';

/** The pages of the company profile in their order; each service follows the overview in the order of the side menu. */
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

/** Whose photos are on sheets that have none of their own. */
export const GALLERY = '/about/gallery';

/** Papers are below a drawing: what is in front of a photo of them is no paper. */
export const DRAWN = ['/about/certifications'];

/** The policy that the pack attaches. */
export const POLICY = '/about/hse-policy';
