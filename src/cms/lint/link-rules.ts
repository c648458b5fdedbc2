import * as z from 'zod';
import {truncate, type ReportMessage} from '../base/diagnostic';
import {isTelephone} from '../../shared/telephone';
import {renameHelp, toValidPath, withoutPdfPage, INVALID_CHARACTERS} from '../base/file-names';
import {
  type AddressDiagnostic,
  privateLinkDiagnostic,
  withCountryCode,
  webAddressDiagnostic,
} from '../base/link-audience';

/** Checks the form of an address in the body of a page, but not whether the page or file exists. */
export function linkDiagnostic(url: string): AddressDiagnostic | undefined {
  const [, scheme = ''] = /^([a-z][a-z0-9+.-]*):/i.exec(url) ?? [];
  switch (scheme.toLowerCase()) {
    case '':
      return relativeDiagnostic(url);
    case 'https':
      return (
        mailDiagnostic(url.slice('https://'.length)) ??
        toAddressDiagnostic(webAddressDiagnostic(url)) ??
        privateLinkDiagnostic(url)
      );
    case 'http':
      return (
        privateHttpDiagnostic(url) ?? {
          message: 'is not a secure address.',
          help: `Write https:${truncate(url.slice('http:'.length))} if that address works.`,
        }
      );
    case 'mailto':
      return mailtoDiagnostic(url.slice('mailto:'.length));
    case 'tel':
      return telephoneDiagnostic(url.slice('tel:'.length));
    case 'file':
      return LOCAL_FILE;
    default:
      // A drive letter of Windows.
      if (scheme.length === 1) return LOCAL_FILE;
      return {
        message: `begins with ${truncate(scheme)}:, which is not allowed.`,
        help: 'Link to a page of this site or to an https:// address.',
      };
  }
}

/** The parts of a message that a link may fill in (RFC 6068); `bcc` and others would add hidden receivers. */
const MAIL_FIELDS = ['subject', 'body'];
const LINE_END = /[\r\n]/;

function mailtoDiagnostic(rest: string): AddressDiagnostic | undefined {
  const [address = '', ...query] = rest.split('?');
  if (!z.email().safeParse(address).success)
    return {message: 'is not an e-mail address.', help: 'Write, for example, mailto:info@ferrowell.example.'};
  const fields = [...new URLSearchParams(query.join('?'))];
  const other = fields.find(([name]) => !MAIL_FIELDS.includes(name));
  if (other) {
    const message = `fills in ${truncate(other[0])}, which readers do not see before they send.`;
    return {message, help: 'Only subject and body are allowed.', address: `mailto:${address}`};
  }
  return fields.some(([name, value]) => name !== 'body' && LINE_END.test(value))
    ? {message: 'has a line break in its subject.', help: 'Write the subject on one line.'}
    : undefined;
}

/** A text that is an address itself. */
const TEXT_AS_HOST = /^(?:https?:\/\/)?((?:[\p{L}\p{N}-]+\.)+\p{L}{2,})(?:[/?#]\S*)?$/u;
const withoutWww = (host: string) => host.toLowerCase().replace(/^www\./, '');

/** Reports a link whose text is another address than the one it leads to. */
export function linkTextDiagnostic(text: string, url: string): ReportMessage | undefined {
  const shown = text.trim();
  const help = `Write the text as words, or write the address that it leads to, ${truncate(url)}.`;
  const [, host] = TEXT_AS_HOST.exec(shown) ?? [];
  const target = URL.canParse(url) ? new URL(url) : undefined;
  if (host !== undefined && target?.protocol === 'https:' && withoutWww(host) !== withoutWww(target.hostname))
    return {message: `The link text "${truncate(shown)}" is not the address that it leads to.`, help};
  const isOtherMail = target?.protocol === 'mailto:' && z.email().safeParse(shown).success && shown !== target.pathname;
  return isOtherMail
    ? {message: `The link text "${truncate(shown)}" is not the address that it leads to.`, help}
    : undefined;
}

const LOCAL_FILE = {
  message: 'is a file on your computer, which visitors cannot open.',
  help: 'Save it as a PDF in static/files, then write its address, such as /files/company-profile.pdf.',
};

function telephoneDiagnostic(number: string): AddressDiagnostic | undefined {
  if (/^\+\d+$/.test(number) && isTelephone(number)) return undefined;
  const right = withCountryCode(number);
  return right === undefined
    ? {message: 'is not a telephone number.', help: 'Write, for example, tel:+2340000000000.'}
    : {
        message: 'is a telephone number without a country code.',
        help: `Write tel:+${right}.`,
        address: `tel:+${right}`,
      };
}

/** Reports an e-mail address without mailto:, or after the address of a page. */
const mailDiagnostic = (address: string): AddressDiagnostic | undefined =>
  z.email().safeParse(address).success
    ? {message: 'is an e-mail address.', help: `Write mailto:${address}.`, address: `mailto:${address}`}
    : undefined;

/** Reports an http: address that only one person can open, such as a local one. */
function privateHttpDiagnostic(url: string): AddressDiagnostic | undefined {
  const secure = url.replace(/^http:/i, 'https:');
  return URL.canParse(secure) ? privateLinkDiagnostic(secure) : undefined;
}

const toAddressDiagnostic = (message: string | undefined): AddressDiagnostic | undefined =>
  message === undefined ? undefined : {message: `${message}.`, help: 'Copy the full address from the browser.'};

function relativeDiagnostic(url: string): AddressDiagnostic | undefined {
  if (url === '') return {message: 'is empty.', help: 'Write the address of a page, such as /about/history.'};
  if (url.startsWith('//')) return {message: 'is not a full web address.', help: `Write https:${truncate(url)}.`};
  if (url === '/files' || url.startsWith('/files/')) return downloadDiagnostic(url);
  if (/^[/#]/.test(url)) return undefined;
  const mail = mailDiagnostic(url);
  if (mail) return mail;
  if (/^[\w-]+(\.[\w-]+)+(\/|$)/.test(url) && !/\.mdx?$/.test(url)) {
    return {message: 'does not begin with https://.', help: `Write https://${truncate(url)}.`};
  }
  const help = 'Write the full address beginning with /, such as /about/history.';
  return {message: 'is not an address of this site.', help};
}

/** A PDF in static/files, with an optional page (`#page=3`, RFC 8118, section 3). */
const DOWNLOAD = /^\/files\/[a-z0-9]+(?:-[a-z0-9]+)*\.pdf(?:#page=[1-9]\d{0,3})?$/;

function downloadDiagnostic(url: string): AddressDiagnostic | undefined {
  if (DOWNLOAD.test(url)) return undefined;
  const path = withoutPdfPage(url);
  if (/^\/files\/[^/]+\.pdf$/i.test(path) && toValidPath(path) !== path)
    return {message: `${INVALID_CHARACTERS}.`, help: renameHelp(path)};
  const help = 'Write, for example, /files/company-profile.pdf, or /files/company-profile.pdf#page=3.';
  return {message: 'is not the address of a PDF in static/files.', help};
}

export const replaceUrl = (line: string, url: string, address: string): string =>
  line.replace(`](${url})`, () => `](${address})`);
