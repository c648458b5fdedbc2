import {addressOf} from '../../cms/parse';

/** A line of the menu, with the lines below it. */
interface MenuLine {
  name: string;
  href: string;
  dropdown?: readonly {name: string; href: string}[];
}

export interface Listed {
  file: string;
  path: string;
  /** Whether it is below another page. */
  isBelow: boolean;
  /** How many pages that are not in the menu come before it below the same page. */
  siblingsBefore: number;
}

const menuLines = (navigation: readonly MenuLine[]) =>
  navigation.flatMap(({name, href, dropdown = []}) => [
    {name, href, isBelow: false},
    ...dropdown.map((link) => ({...link, isBelow: true})),
  ]);

/**
 * @returns the name that the menu gives to a page; undefined if the menu gives it several names, or gives the name to
 * another page too, as it does until somebody has finished copying a line
 */
export function uniqueMenuName(navigation: readonly MenuLine[], path: string): string | undefined {
  const lines = menuLines(navigation);
  const name = lines.find(({href}) => href === path)?.name;
  return lines.every((line) => (line.name === name) === (line.href === path)) ? name : undefined;
}

/** Pages that are not in the menu follow the pages of their folder, as a service follows Services, or come last. */
export function inMenuOrder(files: readonly string[], navigation: readonly MenuLine[]): Listed[] {
  const menu = menuLines(navigation);
  const placed = files.map((file) => {
    const path = addressOf(file);
    const index = menu.findIndex(({href}) => href === path);
    if (index !== -1) return {file, path, at: index, isInMenu: true, isBelow: menu[index]?.isBelow === true};
    const parent = menu.findLastIndex(({href}) => href.split('/')[1] === path.split('/')[1]);
    return {file, path, at: parent === -1 ? menu.length : parent, isInMenu: false, isBelow: parent !== -1};
  });
  placed.sort((a, b) => a.at - b.at || Number(b.isInMenu) - Number(a.isInMenu) || a.file.localeCompare(b.file, 'en'));
  return placed.map(({at, isInMenu, ...page}, index) => {
    const first = placed.findIndex((other) => other.at === at && !other.isInMenu);
    return {...page, siblingsBefore: isInMenu ? 0 : index - first};
  });
}
