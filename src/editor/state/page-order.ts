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

/** Pages that are not in the menu follow the pages of their folder, as a service follows Services, or come last. */
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
