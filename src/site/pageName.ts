import site from '@generated/content/default/site.json';

const links = site.navigation.flatMap(({name, href, dropdown = []}) => [{name, href}, ...dropdown]);

/** @returns the word under which the menu names a page, or nothing for a page that is not in it. */
export const pageName = (address: string): string | undefined => links.find(({href}) => href === address)?.name;
