import type {Project} from '../../../site/page-types';

/** The keys to sort the track record by, each with the value that it compares. */
const KEYS = {
  project: ({title}: Project) => title,
  client: ({client}: Project) => client,
  discipline: ({discipline}: Project) => discipline,
  place: ({place}: Project) => place,
  period: ({to}: Project) => to,
} as const;

export type SortKey = keyof typeof KEYS;

/** How the track record is sorted. In the address a hyphen before the key means descending order. */
export interface SortOrder {
  key: SortKey;
  falls: boolean;
}

const FALLING = '-';

/** @returns the order in the address; undefined when it names none. */
export function sortOrder(sort = ''): SortOrder | undefined {
  const falls = sort.startsWith(FALLING);
  const key = (Object.keys(KEYS) as SortKey[]).find((name) => name === (falls ? sort.slice(FALLING.length) : sort));
  return key && {key, falls};
}

/** @returns the order after a click on a column head: ascending first, then descending. */
export const nextOrder = (key: SortKey, order?: SortOrder): string =>
  order?.key === key && !order.falls ? FALLING + key : key;

/** @returns the projects in this order. Projects without the value come last. */
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
