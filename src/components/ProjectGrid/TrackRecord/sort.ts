import type {Project} from '../../../site/page-types';

/** What the track record can be sorted by, and what of a project decides. */
const KEYS = {
  project: ({title}: Project) => title,
  client: ({client}: Project) => client,
  discipline: ({discipline}: Project) => discipline,
  place: ({place}: Project) => place,
  period: ({to}: Project) => to,
} as const;

export type SortKey = keyof typeof KEYS;

/** How the track record is sorted; in the address a hyphen is before what falls. */
export interface SortOrder {
  key: SortKey;
  falls: boolean;
}

const FALLING = '-';

/** @returns the order that an address names, if it names one. */
export function sortOrder(sort = ''): SortOrder | undefined {
  const falls = sort.startsWith(FALLING);
  const key = (Object.keys(KEYS) as SortKey[]).find((name) => name === (falls ? sort.slice(FALLING.length) : sort));
  return key && {key, falls};
}

/** @returns the order that a click on a head of the table asks for: by it, and on a second click the other way round. */
export const nextOrder = (key: SortKey, order?: SortOrder): string =>
  order?.key === key && !order.falls ? FALLING + key : key;

/** @returns the projects in an order; those of which the value is not known are last. */
export function sorted(projects: readonly Project[], order?: SortOrder): readonly Project[] {
  if (!order) return projects;
  const valueOf = KEYS[order.key];
  const sign = order.falls ? -1 : 1;
  return [...projects].sort((a, b) => {
    const [one, other] = [valueOf(a), valueOf(b)];
    if (one === undefined || other === undefined) return Number(one === undefined) - Number(other === undefined);
    return sign * one.localeCompare(other, 'en');
  });
}
