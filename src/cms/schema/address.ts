/** Field types for addresses of pages, files, other sites and maps. */
import * as z from 'zod';
import {readMap, type MapView} from '../../shared/map';
import {renaming, rightPath, WRONG_SIGNS} from '../base/file-names';
import {keptFor} from '../base/kept-addresses';
import {unsharedDiagnostic} from '../base/shared-links';
import {webAddressDiagnostic, withCodes} from '../base/web-address';
import {field} from './meta';

/** The address of a page of this site. */
export const address = (description: string, example: string) =>
  z.string().regex(/^\//, {error: 'is not an address of this site'}).meta({description, example, reference: 'pages'});

/** A former address of a page. */
export const formerAddress = (description: string, example: string) =>
  field(
    z
      .string()
      .regex(/^(\/[a-z0-9]+(-[a-z0-9]+)*)+$/, {error: 'is not the whole address of a page of this site', abort: true})
      .superRefine((address, context) => {
        const kept = keptFor(address);
        if (kept !== undefined) context.addIssue({code: 'custom', message: `is kept for ${kept}`});
      }),
    description,
    example,
    'address',
  );

/** A download in static/. */
export const download = (description: string, example: string) =>
  z
    .string()
    .superRefine((path, context) => {
      if (/^\/files\/[a-z0-9-]+\.pdf$/.test(path)) return;
      const isNamed = /^\/files\/[^/]+\.pdf$/i.test(path) && rightPath(path) !== path;
      const message = isNamed ? WRONG_SIGNS : 'is not a PDF in static/files';
      context.addIssue({code: 'custom', message, params: isNamed ? {help: renaming(path)} : {}});
    })
    .meta({description, example, file: true});

/** The full https address of a page elsewhere. */
export const link = (description: string, example: string) =>
  field(
    z.string().superRefine((address, context) => {
      const message = webAddressDiagnostic(address);
      if (message !== undefined) {
        const coded = withCodes(address);
        const help = coded === undefined ? undefined : `Write %20 in place of each space: ${coded}`;
        context.addIssue({code: 'custom', message, params: {help}});
        return;
      }
      const unshared = unsharedDiagnostic(address);
      if (!unshared) return;
      const {message: text, help} = unshared;
      context.addIssue({code: 'custom', message: text.replace(/\.$/, ''), params: {help}});
    }),
    description,
    example,
    'link',
  );

/** The address of a site, without a path or a final slash. */
export const origin = (description: string, example: string) =>
  field(
    z.string().superRefine((address, context) => {
      const whole = URL.canParse(address) ? new URL(address).origin : address;
      const diagnostic = webAddressDiagnostic(whole);
      const message = address.startsWith(whole)
        ? 'goes on behind the name of the site'
        : 'is not the name of a site alone';
      if (diagnostic !== undefined) context.addIssue({code: 'custom', message: diagnostic});
      else if (whole !== address) context.addIssue({code: 'custom', message, params: {help: `Write ${whole}.`}});
    }),
    description,
    example,
    'link',
  );

/** The address of an embedded OpenStreetMap map. The parsed value includes what the map shows. */
export const map = (description: string) =>
  field(
    z.string().transform((address, context): MapView => {
      const view = readMap(address);
      if (view) return view;
      const help = 'On openstreetmap.org choose Share, tick "Include marker", then HTML, and copy its first address.';
      const message = "is not the address of OpenStreetMap's embedded map with a marker";
      context.addIssue({code: 'custom', message, params: {help}});
      return z.NEVER;
    }),
    description,
    'https://www.openstreetmap.org/export/embed.html?bbox=3.34,6.48,3.37,6.52&marker=6.50,3.35',
    'map',
  );

/** Addresses of Google Maps in any country, its short links and those of its Share button. */
const GOOGLE_MAPS =
  /^https:\/\/((www\.)?google\.(com?\.)?[a-z]{2,3}\/maps|maps\.google\.(com?\.)?[a-z]{2,3}|maps\.app\.goo\.gl|goo\.gl\/maps)(?=[/?]|$)/;

/** Directions to an office on Google Maps. */
export const directions = (description: string, example: string) =>
  field(z.string().regex(GOOGLE_MAPS, {error: 'is not an address of Google Maps'}), description, example, 'link');
