import {addressOf} from '../../cms/parse';

/** A line of the menu, with the lines below it. */
interface MenuLine {
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
 * @returns the pages in the order of the menu; a page that is not in the menu follows the pages of its folder, as a
 * service follows Services, or comes last
 */
export function inMenuOrder(files: readonly string[], navigation: readonly MenuLine[]): Listed[] {
  const menu = navigation.flatMap(({href, dropdown = []}) => [
    {href, isBelow: false},
    ...dropdown.map((link) => ({href: link.href, isBelow: true})),
  ]);
  const placed = files.map((file) => {
    const path = addressOf(file);
    const index = menu.findIndex(({href}) => href === path);
    if (index !== -1) return {file, path, at: index, isInMenu: true, isBelow: menu[index]?.isBelow === true};
    const parent = menu.findLastIndex(({href}) => href.split('/')[1] === path.split('/')[1]);
    return {file, path, at: parent === -1 ? menu.length : parent, isInMenu: false, isBelow: parent !== -1};
  });
  return placed.sort(
    (a, b) => a.at - b.at || Number(b.isInMenu) - Number(a.isInMenu) || a.file.localeCompare(b.file, 'en'),
  );
}
