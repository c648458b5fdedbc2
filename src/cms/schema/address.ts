import * as z from 'zod';
import {readMap, type MapView} from '../../shared/map';
import {renameHelp, toValidPath, INVALID_CHARACTERS} from '../values/file-names';
import {reservationOf} from '../values/paths';
import {privateLinkDiagnostic, webAddressDiagnostic, encodeSpaces} from '../links/link-audience';
import {field, reportIssue} from './meta';

export const address = (description: string, example: string) =>
  z.string().regex(/^\//, {error: 'is not an address of this site'}).meta({description, example, reference: 'pages'});

export const formerAddress = (description: string, example: string) =>
  field(
    z
      .string()
      .regex(/^(\/[a-z0-9]+(-[a-z0-9]+)*)+$/, {error: 'is not the full address of a page of this site', abort: true})
      .superRefine((address, context) => {
        const reservation = reservationOf(address);
        if (reservation !== undefined) reportIssue(context, `is reserved for ${reservation}`);
      }),
    description,
    example,
    'address',
  );

export const pdfPath = (description: string, example: string) =>
  z
    .string()
    .superRefine((path, context) => {
      if (/^\/files\/[a-z0-9-]+\.pdf$/.test(path)) return;
      const isNamed = /^\/files\/[^/]+\.pdf$/i.test(path) && toValidPath(path) !== path;
      if (isNamed) reportIssue(context, INVALID_CHARACTERS, renameHelp(path));
      else reportIssue(context, 'is not the path of a PDF in static/files');
    })
    .meta({description, example, file: true});

/** The full https address of a page elsewhere. */
export const externalAddress = (description: string, example: string) =>
  field(
    z.string().superRefine((address, context) => {
      const message = webAddressDiagnostic(address);
      if (message !== undefined) {
        const coded = encodeSpaces(address);
        reportIssue(context, message, coded === undefined ? undefined : `Replace each space with %20: ${coded}`);
        return;
      }
      const unshared = privateLinkDiagnostic(address);
      if (unshared) reportIssue(context, unshared.message.replace(/\.$/, ''), unshared.help);
    }),
    description,
    example,
    'link',
  );

/** The address of a site, without a path or a final slash. */
export const siteAddress = (description: string, example: string) =>
  field(
    z.string().superRefine((address, context) => {
      const whole = URL.canParse(address) ? new URL(address).origin : address;
      const diagnostic = webAddressDiagnostic(whole);
      const isLonger = address.startsWith(whole);
      const message = isLonger ? 'does not end after the site’s name' : 'has more than https:// and the site’s name';
      if (diagnostic !== undefined) reportIssue(context, diagnostic);
      else if (whole !== address) reportIssue(context, message, `Write ${whole}.`);
    }),
    description,
    example,
    'link',
  );

/** The address of an embedded OpenStreetMap map. The parsed value includes what the map shows. */
export const mapAddress = (description: string) =>
  field(
    z.string().transform((address, context): MapView => {
      const view = readMap(address);
      if (view) return view;
      const help =
        'On openstreetmap.org, choose Share, tick "Include marker", choose HTML, and copy the first address in it.';
      reportIssue(context, 'is not the address of an OpenStreetMap embedded map with a marker', help);
      return z.NEVER;
    }),
    description,
    'https://www.openstreetmap.org/export/embed.html?bbox=3.34,6.48,3.37,6.52&marker=6.50,3.35',
    'map',
  );

/** Addresses of Google Maps in any country, its short links and those of its Share button. */
const GOOGLE_MAPS =
  /^https:\/\/((www\.)?google\.(com?\.)?[a-z]{2,3}\/maps|maps\.google\.(com?\.)?[a-z]{2,3}|maps\.app\.goo\.gl|goo\.gl\/maps)(?=[/?]|$)/;

export const googleMapsAddress = (description: string, example: string) =>
  field(z.string().regex(GOOGLE_MAPS, {error: 'is not a Google Maps address'}), description, example, 'link');
