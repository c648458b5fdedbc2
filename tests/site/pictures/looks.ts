import {compareSites} from '../../../src/commands/pictures/compare-sites';
import type {Finding} from '../../../src/commands/pictures/compare-route';
import type {State} from '../../../src/commands/pictures/states';

/** What is told of one picture. */
export type Told = Pick<Finding, 'route' | 'view' | 'parts'>;

/** @returns what looks different between two built sites on some pages, without its pictures */
export async function looks(before: State, after: State, only?: readonly string[]): Promise<Told[]> {
  const told: Told[] = [];
  await compareSites({
    before,
    after,
    only,
    keep: ({route, view, parts}) => {
      told.push({route, view, parts});
      return Promise.resolve();
    },
  });
  return told;
}

/** @returns the names of the parts that are told, each once */
export const partsTold = (told: readonly Told[]): string[] => [
  ...new Set(told.flatMap(({parts}) => parts.map(({name}) => name))),
];
