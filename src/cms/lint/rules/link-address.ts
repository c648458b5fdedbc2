import * as z from 'zod';
import type {Link} from 'mdast';
import {plainText} from '../../parse/headings';
import {defineRule, type Examples} from '../define-rule';
import {linkProblem, replaceUrl} from '../link-problem';

export const rule = defineRule({
  id: 'link-address',
  messages: {
    localFile: [
      'The link "{url}" is a file on your computer, which visitors cannot open.',
      'Save it as a PDF in static/files, then write its address, such as /files/brochure.pdf.',
    ],
    scheme: [
      'The link "{url}" begins with {scheme}:, which is not allowed.',
      'Link to a page of this site or to an https:// address.',
    ],
    insecure: ['The link "{url}" is not a secure address.', 'Write {address} if that address works.'],
    noMail: ['The link "{url}" is not an e-mail address.', 'Write, for example, mailto:name@company.example.'],
    hiddenField: [
      'The link "{url}" fills in {name}, which readers do not see before they send.',
      'Only subject and body are allowed.',
    ],
    subject: ['The link "{url}" has a line break in its subject.', 'Write the subject on one line.'],
    noTelephone: [
      'The link "{url}" is not a telephone number.',
      'Write tel:+, then the number with its country code, digits only.',
    ],
    noCountry: ['The link "{url}" is a telephone number without a country code.', 'Write {address*}.'],
    mail: ['The link "{url}" is an e-mail address.', 'Write {address*}.'],
    shared: ['The link "{url}" {reason*}', '{help*}'],
    empty: ['The link "{url}" is empty.', 'Write the address of a page, such as /about/history.'],
    noScheme: ['The link "{url}" is not a full web address.', 'Write {address}.'],
    noHttps: ['The link "{url}" does not begin with https://.', 'Write {address}.'],
    relative: [
      'The link "{url}" is not an address of this site.',
      'Write the full address beginning with /, such as /about/history.',
    ],
    noPdf: [
      'The link "{url}" is not the address of a PDF in static/files.',
      'Write, for example, /files/brochure.pdf, or /files/brochure.pdf#page=3.',
    ],
    noText: ['The link "{url}" has no text.', 'Write [link text]({url}).'],
    otherText: [
      'The link text "{text}" is not the address that it leads to.',
      'Write the text as words, or write the address that it leads to, {url}.',
    ],
  },
  check: {
    body: (report, {written, dialCode}) => {
      const checkAddress = (url: string, line: number): boolean => {
        const found = linkProblem(url, dialCode);
        if (!found) return false;
        const {message, data, address} = found;
        const fix = address === undefined ? undefined : replaceUrl(written.lineAt(line), url, address);
        report({message, data, fix});
        return true;
      };
      return {
        definition: ({url, position}) => void checkAddress(url, position?.start.line ?? 1),
        link: (node) => {
          const {url} = node;
          if (checkAddress(url, node.position?.start.line ?? 1)) return;
          const text = textOf(node).trim();
          if (text === '') report({message: 'noText', data: {url}});
          else if (isOtherAddress(text, url)) report({message: 'otherText', data: {text, url}});
        },
      };
    },
  },
});

/** The description of a photo counts as text. */
const textOf = (node: Link): string => plainText(node) || (node.children.some(({type}) => type === 'image') ? 'x' : '');

/** A text that is an address itself. */
const TEXT_AS_HOST = /^(?:https?:\/\/)?((?:[\p{L}\p{N}-]+\.)+\p{L}{2,})(?:[/?#]\S*)?$/u;
const withoutWww = (host: string) => host.toLowerCase().replace(/^www\./, '');

/** @returns whether the text of a link is another address than the one to which it leads */
function isOtherAddress(text: string, url: string): boolean {
  const [, host] = TEXT_AS_HOST.exec(text) ?? [];
  const target = URL.canParse(url) ? new URL(url) : undefined;
  if (host !== undefined && target?.protocol === 'https:' && withoutWww(host) !== withoutWww(target.hostname))
    return true;
  return target?.protocol === 'mailto:' && z.email().safeParse(text).success && text !== target.pathname;
}

export const docs = 'A link has text and an address that every visitor can open: /…, https://…, mailto:… or tel:+….';

export const examples: Examples<typeof rule> = {
  body: {
    invalid: [
      ['«[Write](mailto:info@client.example?bcc=x@y.example)»', 'hiddenField', '[Write](mailto:info@client.example)'],
      ['«[Call](tel:12)»', 'noTelephone'],
      ['«[Write](mailto:info@client.example?subject=An%0Aoffer)»', 'subject'],
      ['«[A client](//client.example)»', 'noScheme'],
      ['«[client.example](https://other.example)»', 'otherText', {text: 'client.example'}],
      ['See «[our work](projects)».', 'relative', {url: 'projects'}],
      ['See «[a client](http://client.example)».', 'insecure', {url: 'http://client.example'}],
      ['See «[a client](www.client.example)».', 'noHttps', {url: 'www.client.example'}],
      ['See «[a client](javascript:alert(1))».', 'scheme', {url: 'javascript:alert(1)', scheme: 'javascript'}],
      ['See «[a client](file:///C:/list.pdf)».', 'localFile', {url: 'file:///C:/list.pdf'}],
      ['See «[our work]()».', 'empty', {url: ''}],
      ['See «[](/projects)».', 'noText', {url: '/projects'}],
      ['Write to «[us](mailto:info@client)».', 'noMail', {url: 'mailto:info@client'}],
      ['Call «[us](tel:08030000001)».', 'noCountry', 'Call [us](tel:+2348030000001).'],
      [
        '«[Jobs](https://eur02.safelinks.protection.outlook.com/?url=https%3A%2F%2Fclient.example%2Fjobs&data=05)»',
        'shared',
        '[Jobs](https://client.example/jobs)',
      ],
      ['«[Chat](https://wa.me/08031234567)»', 'shared', '[Chat](https://wa.me/2348031234567)'],
      ['«[Write](info@client.example)»', 'mail', '[Write](mailto:info@client.example)'],
      ['«[Write](https://info@client.example)»', 'mail', '[Write](mailto:info@client.example)'],
      ['See «[our files](/files/)».', 'noPdf', {url: '/files/'}],
      ['See «[this](/files/../secret.pdf)».', 'noPdf', {url: '/files/../secret.pdf'}],
    ],
  },
};
