/** @returns the value of `aria-current` for a link to the page on screen. */
export const current = (pathname: string, href: string): 'page' | undefined => (pathname === href ? 'page' : undefined);

/** The same for a word of the main menu, which is current for the pages below it too. */
export function currentSection(pathname: string, href: string): 'page' | 'true' | undefined {
  if (pathname === href) return 'page';
  return href !== '/' && pathname.startsWith(`${href}/`) ? 'true' : undefined;
}
