interface MenuLink {
  name: string;
  href: string;
}

/** @returns the addresses from Home down to the page above: `/about/history` has `/` and `/about`. */
export function addressesAbove(address: string): string[] {
  const segments = address.split('/').slice(1, -1);
  return ['/', ...segments.map((_, index) => `/${segments.slice(0, index + 1).join('/')}`)];
}

/** @returns the word under which the menu names a page, or nothing for a page that is not in it. */
export function menuName(navigation: (MenuLink & {dropdown?: MenuLink[]})[], address: string): string | undefined {
  const links = navigation.flatMap(({name, href, dropdown = []}) => [{name, href}, ...dropdown]);
  return links.find(({href}) => href === address)?.name;
}
