import * as z from 'zod';
import {list} from '../fields';
import {Project, type Entries} from './entries';
import {defineKind} from './kind';
import {inner} from './shared';

export const projects = defineKind({
  name: 'projects',
  files: ['projects.mdx'],
  needed: 'the home page shows some of its projects',
  schema: z.strictObject({
    ...inner,
    projects: list(Project, 'The completed jobs, latest first.', 10),
  }),
  entries: ({projects: all}) => ({projects: all}),
  show: (data, {entries}) => ({...data, disciplines: disciplinesOf(entries)}),
});

/** A service that some of the projects belong to. */
export interface Discipline {
  id: string;
  name: string;
  count: number;
}

/** @returns the services that projects name, in the order of the side menu. */
function disciplinesOf({projects: all, services}: Entries): Discipline[] {
  return services
    .map(({id, title}) => ({id, name: title, count: all.filter(({discipline}) => discipline === id).length}))
    .filter(({count}) => count > 0);
}
