import {readdirSync} from 'node:fs';
import {dirname} from 'node:path';

/** @returns the folder of the Tabler line icons. */
export function iconFolder(): string {
  return dirname(require.resolve('@tabler/icons/outline/home.svg'));
}

/** The names of all Tabler line icons. The field `icon` accepts them. */
export const ICON_NAMES: ReadonlySet<string> = new Set(
  readdirSync(iconFolder()).map((file) => file.replace(/\.svg$/, '')),
);
