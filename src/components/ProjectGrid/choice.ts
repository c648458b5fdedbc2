/** The visitor's choice of projects in the address: /projects?view=table&discipline=fabrication. */
import {PROJECTS} from '../../shared/addresses';
import {useQuery} from '../../hooks/browser';

const KEYS = ['view', 'discipline', 'since', 'sort'] as const;

/** The view that is a table. The other view has no name. */
export const TABLE = 'table';

export type ProjectChoice = Partial<Record<(typeof KEYS)[number], string>>;

/** @returns the choice in the address; empty in the HTML, which is the same for every address. */
export function useChoice(): ProjectChoice {
  const view = useQuery('view') ?? undefined;
  const discipline = useQuery('discipline') ?? undefined;
  const since = useQuery('since') ?? undefined;
  const sort = useQuery('sort') ?? undefined;
  return {view, discipline, since, sort};
}

/** @returns the address of a choice, with its parameters always in the same order. */
export function choiceAddress(choice: ProjectChoice): string {
  const parts = KEYS.flatMap((key) => (choice[key] === undefined ? [] : `${key}=${encodeURIComponent(choice[key])}`));
  return parts.length === 0 ? PROJECTS : `${PROJECTS}?${parts.join('&')}`;
}
