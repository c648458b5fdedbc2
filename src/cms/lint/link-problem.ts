import * as z from 'zod';
import {isTelephone} from '../../shared/telephone';
import {INVALID_CHARACTERS, renameHelp, toValidPath, withoutPdfPage} from '../values/file-names';
import {
  privateLinkDiagnostic,
  webAddressDiagnostic,
  withCountryCode,
  type AddressDiagnostic,
} from '../links/link-audience';

interface LinkProblem {
  message:
    | 'localFile'
    | 'scheme'
    | 'insecure'
    | 'noMail'
    | 'hiddenField'
    | 'subject'
    | 'noTelephone'
    | 'noCountry'
    | 'mail'
    | 'shared'
    | 'empty'
    | 'noScheme'
    | 'noHttps'
    | 'relative'
    | 'noPdf';
  data: {url: string; address?: string; scheme: string; name: string; reason: string; help?: string};
  /** The intended address, if that is certain. */
  address?: string;
}

/** @returns a problem; not every message has all data */
const problem = (
  message: LinkProblem['message'],
  data: Partial<LinkProblem['data']> & {url: string},
  address?: string,
): LinkProblem => ({
  ...{message, data: {scheme: '', name: '', reason: '', ...data}},
  ...(address !== undefined && {address}),
});

/**
 * Checks the form of an address in the body of a page, but not whether the page or file exists.
 * @param dialCode the country code for a telephone number without one, if it is known
 */
export function linkProblem(url: string, dialCode?: string): LinkProblem | undefined {
  const [, scheme = ''] = /^([a-z][a-z0-9+.-]*):/i.exec(url) ?? [];
  const rest = url.slice(scheme.length + 1);
  switch (scheme.toLowerCase()) {
    case '':
      return relativeProblem(url);
    case 'https':
      return (
        mailProblem(url, rest.slice('//'.length)) ??
        webProblem(url, webAddressDiagnostic(url)) ??
        sharedProblem(url, dialCode)
      );
    case 'http': {
      const secure = `https:${rest}`;
      const own = URL.canParse(secure) ? privateLinkDiagnostic(secure, dialCode) : undefined;
      return (own && shared(url, own)) ?? problem('insecure', {url, address: secure});
    }
    case 'mailto':
      return mailtoProblem(url, rest);
    case 'tel':
      return telephoneProblem(url, rest, dialCode);
    case 'file':
      return problem('localFile', {url});
    default:
      // A drive letter of Windows.
      return scheme.length === 1 ? problem('localFile', {url}) : problem('scheme', {url, scheme});
  }
}

const shared = (url: string, {message: reason, help, address}: AddressDiagnostic): LinkProblem => ({
  ...problem('shared', {url, reason, help}),
  ...(address !== undefined && {address}),
});

const sharedProblem = (url: string, dialCode?: string): LinkProblem | undefined => {
  const found = privateLinkDiagnostic(url, dialCode);
  return found && shared(url, found);
};

const webProblem = (url: string, message: string | undefined): LinkProblem | undefined =>
  message === undefined
    ? undefined
    : shared(url, {message: `${message}.`, help: 'Copy the full address from the browser.'});

/** The parts of a message that a link may fill in (RFC 6068); `bcc` and others would add hidden receivers. */
const MAIL_FIELDS = ['subject', 'body'];
const LINE_END = /[\r\n]/;

function mailtoProblem(url: string, rest: string): LinkProblem | undefined {
  const [address = '', ...query] = rest.split('?');
  if (!z.email().safeParse(address).success) return problem('noMail', {url});
  const fields = [...new URLSearchParams(query.join('?'))];
  const [other] = fields.find(([name]) => !MAIL_FIELDS.includes(name)) ?? [];
  if (other !== undefined) return problem('hiddenField', {url, name: other}, `mailto:${address}`);
  const isBroken = fields.some(([name, value]) => name !== 'body' && LINE_END.test(value));
  return isBroken ? problem('subject', {url}) : undefined;
}

function telephoneProblem(url: string, number: string, dialCode?: string): LinkProblem | undefined {
  if (/^\+\d+$/.test(number) && isTelephone(number)) return undefined;
  const right = withCountryCode(number, dialCode);
  if (right === undefined) return problem('noTelephone', {url});
  const address = `tel:+${right}`;
  return problem('noCountry', {url, address}, address);
}

/** Finds an e-mail address without mailto:, or after the address of a page. */
function mailProblem(url: string, mail: string): LinkProblem | undefined {
  if (!z.email().safeParse(mail).success) return undefined;
  const address = `mailto:${mail}`;
  return problem('mail', {url, address}, address);
}

function relativeProblem(url: string): LinkProblem | undefined {
  if (url === '') return problem('empty', {url});
  if (url.startsWith('//')) return problem('noScheme', {url, address: `https:${url}`});
  if (url === '/files' || url.startsWith('/files/')) return downloadProblem(url);
  if (/^[/#]/.test(url)) return undefined;
  const mail = mailProblem(url, url);
  if (mail) return mail;
  const isWeb = /^[\w-]+(\.[\w-]+)+(\/|$)/.test(url) && !/\.mdx?$/.test(url);
  return isWeb ? problem('noHttps', {url, address: `https://${url}`}) : problem('relative', {url});
}

/** A PDF in static/files, with an optional page (`#page=3`, RFC 8118, section 3). */
const DOWNLOAD = /^\/files\/[a-z0-9]+(?:-[a-z0-9]+)*\.pdf(?:#page=[1-9]\d{0,3})?$/;

function downloadProblem(url: string): LinkProblem | undefined {
  if (DOWNLOAD.test(url)) return undefined;
  const path = withoutPdfPage(url);
  const isName = /^\/files\/[^/]+\.pdf$/i.test(path) && toValidPath(path) !== path;
  return isName
    ? problem('shared', {url, reason: `${INVALID_CHARACTERS}.`, help: renameHelp(path)})
    : problem('noPdf', {url});
}

export const replaceUrl = (line: string, url: string, address: string): string =>
  line.replace(`](${url})`, () => `](${address})`);
