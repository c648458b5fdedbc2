import {readFileSync} from 'node:fs';

/** The routes of the specification's section 2. */
export const SPECIFIED = [
  '/',
  '/about',
  '/about/who-we-are',
  '/about/management',
  '/about/history',
  '/about/certifications',
  '/about/gallery',
  '/about/clients',
  '/services',
  '/services/engineering',
  '/services/procurement',
  '/services/fabrication',
  '/services/commissioning',
  '/services/operations',
  '/services/manpower',
  '/services/trading',
  '/projects',
  '/oem',
  '/careers',
  '/contact',
  '/contact/quote',
  '/contact/vendor',
  '/contact/partner',
  '/search',
];

/** Every page of the built site, from its own sitemap: a new page is tested the day it is added. */
export const ROUTES = [...readFileSync('build/sitemap.xml', 'utf8').matchAll(/<loc>([^<]+)<\/loc>/g)]
  .map(([, address = '']) => new URL(address).pathname)
  .sort();
