import type {Page} from '@playwright/test';

/** Width in pixels of the version of a photo that is sharp enough for half a sheet. */
const PHOTO_WIDTH = 800;

interface Manner {
  /** Whether the page belongs below another; its headings are then one level lower. */
  detail?: boolean;
  /** False leaves out photos and drawings. */
  photos?: boolean;
  /** The address of the site, where links are to stand with what they lead to; else they are plain words. */
  linksTo?: string;
}

/**
 * What the main part of the page on screen says on paper, as plain HTML: without what print hides, what leads to other
 * pages, and the styles of the screen.
 */
export function printedMain(page: Page, {detail = false, photos = true, linksTo}: Manner): Promise<string> {
  return page.evaluate(
    ({photoWidth, lower, pictured, site}) => {
      const main = document.querySelector('main');
      if (!main) return '';
      const hidden = [...main.querySelectorAll('*')].filter((element) => getComputedStyle(element).display === 'none');
      const silent = main.querySelectorAll('nav, button, source, svg, [aria-hidden=true], [role=status], [aria-live]');
      for (const element of [...hidden, ...silent]) element.remove();
      if (!pictured) for (const element of main.querySelectorAll('figure, picture, img')) element.remove();
      // On paper nothing opens.
      for (const summary of main.querySelectorAll('summary')) summary.remove();
      for (const details of main.querySelectorAll('details')) details.replaceWith(...details.childNodes);
      for (const image of main.querySelectorAll('img')) {
        // A JPEG goes into the PDF as it is; other formats would be unpacked and weigh ten times as much.
        const version = image.srcset.split(', ').find((one) => one.endsWith(` ${photoWidth}w`));
        if (version) image.src = version.split(' ')[0] ?? image.src;
      }
      for (const aside of main.querySelectorAll('a .srOnly')) aside.remove();
      // Among facts the address of another site is a fact, such as that of a register.
      for (const link of main.querySelectorAll<HTMLAnchorElement>(':is(td, dd) a[href^="https:"]')) {
        link.replaceWith(link.host + link.pathname);
      }
      for (const link of main.querySelectorAll<HTMLAnchorElement>('a[href]')) {
        // Telephone and e-mail links still work.
        if (/^(tel|mailto):/.test(link.protocol)) continue;
        const words = [...link.childNodes];
        if (site === undefined) {
          link.replaceWith(...words);
          continue;
        }
        const address = link.origin === location.origin ? site + link.pathname + link.hash : link.href;
        link.href = address;
        link.replaceChildren(address.replace('https://', ''));
        link.before(...words, ' ');
      }
      if (lower) {
        for (const heading of [...main.querySelectorAll('h1, h2, h3, h4')]) {
          const level = document.createElement(`h${Number(heading.tagName.slice(1)) + 1}`);
          level.append(...heading.childNodes);
          heading.replaceWith(level);
        }
      }
      for (const element of main.querySelectorAll('*')) {
        for (const {name} of [...element.attributes]) {
          if (!['alt', 'src', 'width', 'height', 'href', 'scope', 'datetime'].includes(name)) {
            element.removeAttribute(name);
          }
        }
      }
      return main.innerHTML;
    },
    {photoWidth: PHOTO_WIDTH, lower: detail, pictured: photos, site: linksTo},
  );
}
