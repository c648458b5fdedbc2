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
