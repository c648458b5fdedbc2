import {readdirSync} from 'node:fs';
import {dirname} from 'node:path';

let icons: Set<string> | undefined;

/** @returns the names of all line icons of the Tabler set, as the field `icon` accepts them. */
export function iconNames(): Set<string> {
  icons ??= new Set(readdirSync(iconFolder()).map((file) => file.replace(/\.svg$/, '')));
  return icons;
}

/** @returns the folder of the Tabler line icons. */
export function iconFolder(): string {
  return dirname(require.resolve('@tabler/icons/outline/home.svg'));
}
