/** @returns the value of `aria-current` for a link to the page on screen. */
export const current = (pathname: string, href: string): 'page' | undefined => (pathname === href ? 'page' : undefined);

interface MenuWord {
  href: string;
  dropdown?: readonly {href: string}[];
}

/** The same for a word of the main menu, which is current for the pages of its dropdown and below its own too. */
export function currentSection(pathname: string, {href, dropdown = []}: MenuWord): 'page' | 'true' | undefined {
  if (pathname === href) return 'page';
  const isBelow = href !== '/' && pathname.startsWith(`${href}/`);
  return isBelow || dropdown.some((page) => page.href === pathname) ? 'true' : undefined;
}
