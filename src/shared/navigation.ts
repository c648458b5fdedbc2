interface MenuLink {
  name: string;
  href: string;
}

/** @returns the addresses of the pages above a page, from Home down: `/about/history` has `/` and `/about`. */
export function addressesAbove(address: string): string[] {
  const segments = address.split('/').slice(1, -1);
  return ['/', ...segments.map((_, index) => `/${segments.slice(0, index + 1).join('/')}`)];
}

/** @returns the name of a page in the menu; undefined when the menu does not have the page. */
export function menuName(navigation: (MenuLink & {dropdown?: MenuLink[]})[], address: string): string | undefined {
  const links = navigation.flatMap(({name, href, dropdown = []}) => [{name, href}, ...dropdown]);
  return links.find(({href}) => href === address)?.name;
}

/** @returns the value of `aria-current` for a link to the page on screen. */
export const current = (pathname: string, href: string): 'page' | undefined => (pathname === href ? 'page' : undefined);

interface MenuItem {
  href: string;
  dropdown?: readonly {href: string}[];
}

/** An item of the main menu is also current on the pages of its dropdown and on pages below its own. */
export function currentSection(pathname: string, {href, dropdown = []}: MenuItem): 'page' | 'true' | undefined {
  if (pathname === href) return 'page';
  const isBelow = href !== '/' && pathname.startsWith(`${href}/`);
  return isBelow || dropdown.some((page) => page.href === pathname) ? 'true' : undefined;
}
