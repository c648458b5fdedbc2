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
