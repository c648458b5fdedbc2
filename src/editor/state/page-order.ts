import {addressOf} from '../../cms/parse';

/** A line of the menu, with those below it. */
interface Room {
  href: string;
  dropdown?: readonly {href: string}[];
}

export interface Listed {
  file: string;
  path: string;
  /** Whether it is below another page. */
  isBelow: boolean;
}

/**
 * @param files of all pages
 * @param navigation the menu of the site
 * @returns the pages in the order of the menu; what no menu names is behind those of its room, as a service behind
 * Services, or at the end
 */
export function inMenuOrder(files: readonly string[], navigation: readonly Room[]): Listed[] {
  const menu = navigation.flatMap(({href, dropdown = []}) => [
    {href, isBelow: false},
    ...dropdown.map((link) => ({href: link.href, isBelow: true})),
  ]);
  const placed = files.map((file) => {
    const path = addressOf(file);
    const index = menu.findIndex(({href}) => href === path);
    if (index !== -1) return {file, path, at: index, isInMenu: true, isBelow: menu[index]?.isBelow === true};
    const room = menu.findLastIndex(({href}) => href.split('/')[1] === path.split('/')[1]);
    return {file, path, at: room === -1 ? menu.length : room, isInMenu: false, isBelow: room !== -1};
  });
  return placed.sort(
    (a, b) => a.at - b.at || Number(b.isInMenu) - Number(a.isInMenu) || a.file.localeCompare(b.file, 'en'),
  );
}
