import * as z from 'zod';

interface LinkFlaw {
  /** What is wrong and what to write instead, to follow the address. */
  text: string;
  /** The address that was meant, where it is certain. */
  instead?: string;
}

/**
 * Whether an address in the body of a page has a shape that the site can show.
 * @returns the flaw, or nothing; whether a page or file of that name exists is another question
 */
export function linkFlaw(url: string): LinkFlaw | undefined {
  const [, scheme = ''] = /^([a-z][a-z0-9+.-]*):/i.exec(url) ?? [];
  switch (scheme.toLowerCase()) {
    case '':
      return relativeFlaw(url);
    case 'https':
      return z.url({hostname: /\./}).safeParse(url).success ? undefined : {text: 'is not a full web address.'};
    case 'http':
      return {text: `is not secure. Write https:${url.slice('http:'.length)} if that address works.`};
    case 'mailto':
      return z.email().safeParse(url.slice('mailto:'.length).replace(/\?.*$/, '')).success
        ? undefined
        : {text: 'is not an e-mail address. Write, for example, mailto:info@ferrowell.example.'};
    case 'tel':
      return /^tel:\+\d{8,15}$/.test(url)
        ? undefined
        : {text: 'is not a telephone number. Write, for example, tel:+2340000000000.'};
    default:
      return {text: `begins with ${scheme}:, which a page does not hold. Link to a page or to https://….`};
  }
}

function relativeFlaw(url: string): LinkFlaw | undefined {
  if (url === '') return {text: 'leads nowhere. Write the address of a page, such as /about/history.'};
  if (url.startsWith('//')) return {text: `is not a full web address. Write https:${url}.`};
  if (/^[/#]/.test(url)) return undefined;
  if (/^[\w-]+(\.[\w-]+)+(\/|$)/.test(url) && !/\.mdx?$/.test(url)) {
    return {text: `has no beginning. Write https://${url}.`};
  }
  return {text: 'is not an address of this site. Write the whole of it from /, such as /about/history.'};
}
