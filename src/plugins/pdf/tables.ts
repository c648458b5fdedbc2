/** Builds the tables of the documents from the facts of the pages, with the column heads of the pages. */
import type {DataOf, CompanyFacts, PageTypeName, SiteContext, Validity} from '../../site/page-types';
import type {RenderedSite} from '../../node/load';
import {longDate, periodOf} from '../../shared/days';
import {interpolate} from '../../shared/interpolate';
import {withCommas} from '../../shared/rates';
import {linked, quiet, textCell, strong, table, type TableColumn} from './cells';
import type {Cell, Shape, Table} from './model';

/** The input for tables. */
export interface Stated {
  facts: CompanyFacts;
  site: SiteContext['site'];
  /** @returns the data of the first page of this type that has the field; undefined when there is none. */
  page: <Name extends PageTypeName>(kind: Name, field?: keyof DataOf<Name>) => DataOf<Name> | undefined;
}

/** @param shown the data of all pages */
export const statedIn = ({rest: {facts, site}, pages}: RenderedSite): Stated => ({
  facts,
  site,
  page: <Name extends PageTypeName>(kind: Name, field?: keyof DataOf<Name>) =>
    [...pages.values()].find((page) => page.kind === kind && (field === undefined || field in page)) as
      DataOf<Name> | undefined,
});

const day = (date?: string) => textCell(date && longDate(date));
function validity({validUntil, expired}: Validity, {page}: Stated, endless: boolean): Cell {
  const words = page('certifications')?.recordWords;
  if (!words) return [];
  if (validUntil === undefined) return textCell(endless ? words.noEnd : undefined);
  return textCell(interpolate(expired ? words.expired : words.validUntil, {date: longDate(validUntil)}));
}

/** @returns a table of the registrations with public bodies */
export function registrations(all: CompanyFacts['registrations'], stated: Stated): Table[] {
  const words = stated.page('certifications')?.recordWords;
  if (!words || all.length === 0) return [];
  const columns: TableColumn<(typeof all)[number]>[] = [
    {
      key: 'registration',
      name: words.registration,
      cell: ({kind, name, category}) => [[strong(kind), {v: category === undefined ? name : `${name}, ${category}`}]],
    },
    {key: 'number', name: words.number, cell: ({number}) => textCell(number)},
    {key: 'issuer', name: words.issuer, cell: ({issuer}) => textCell(issuer)},
    {key: 'validity', name: words.validity, cell: (paper) => validity(paper, stated, true)},
    {key: 'check', name: words.check, cell: ({register}) => linked(register)},
  ];
  return [table('registrations', columns, all)];
}

/** @returns the certificates as a list, for a sheet with little room */
export function certificates(all: CompanyFacts['certifications'], stated: Stated): Table[] {
  const words = stated.page('certifications')?.recordWords;
  if (all.length === 0) return [];
  const columns: TableColumn<(typeof all)[number]>[] = [
    {key: 'registration', name: stated.site.print.name, cell: ({name}) => [[strong(name)]]},
    {key: 'number', name: words?.number ?? '', cell: ({number}) => textCell(number)},
    {key: 'issuer', name: words?.issuer ?? '', cell: ({issuer}) => textCell(issuer)},
    {key: 'validity', name: words?.validity ?? '', cell: (paper) => validity(paper, stated, false)},
    {key: 'check', name: words?.check ?? '', cell: ({register}) => linked(register)},
  ];
  return [table('certificates', columns, all)];
}

/** @returns the certificates side by side, with all details that buyers check */
export function matrix(stated: Stated): Shape[] {
  const page = stated.page('certifications');
  if (!page || page.certifications.length === 0) return [];
  const {certifications: papers, recordWords: words} = page;
  const row = (name: string, cell: (paper: (typeof papers)[number]) => Cell) => ({name, cells: papers.map(cell)});
  return [
    {
      t: 'matrix',
      papers: papers.map(({year, name, category}) => ({year: String(year), name, category})),
      rows: words
        ? [
            row(words.number, ({number}) => (number === undefined ? [] : [[strong(number)]])),
            row(words.issuer, ({issuer}) => textCell(issuer)),
            row(words.accreditedBy, ({accreditedBy}) => textCell(accreditedBy)),
            row(words.scope, ({scope}) => textCell(scope)),
            row(words.issued, ({issued}) => day(issued)),
            row(words.validity, (paper) => validity(paper, stated, false)),
            row(words.check, ({register}) => linked(register)),
          ].filter(({cells}) => cells.some((cell) => cell.length > 0))
        : [],
    },
  ];
}

type ProjectEntry = CompanyFacts['projects'][number];

/**
 * @param besides extra columns if there is room: none, the service, or the service and the value
 * @returns a table of completed projects
 */
export function jobs(
  all: readonly ProjectEntry[],
  stated: Stated,
  besides: 'nothing' | 'service' | 'all' = 'nothing',
): Table[] {
  const words = stated.page('projects')?.trackRecordWords;
  if (all.length === 0) return [];
  const columns: TableColumn<ProjectEntry>[] = [
    {
      key: 'project',
      name: words?.project ?? stated.site.print.name,
      cell: ({name, client, ownPage}) => [
        [{...strong(name), ...(ownPage !== undefined && {url: stated.site.url + ownPage})}],
        [quiet(client)],
      ],
    },
    ...(besides !== 'nothing'
      ? [
          {
            key: 'discipline',
            name: words?.discipline ?? stated.site.print.service,
            cell: ({service}: ProjectEntry) => textCell(service),
          },
        ]
      : []),
    {key: 'place', name: words?.place ?? '', cell: ({place}) => textCell(place)},
    {key: 'period', name: words?.period ?? '', cell: (project) => textCell(periodOf(project))},
    {key: 'contract', name: words?.contract ?? '', cell: ({contract}) => textCell(contract)},
    {
      key: 'outcome',
      name: words?.outcome ?? '',
      cell: ({outcome}) => (outcome ? [[strong(withCommas(outcome.number)), {v: outcome.unit}]] : []),
    },
    ...(besides === 'all'
      ? [{key: 'value', name: words?.value ?? '', cell: ({value}: ProjectEntry) => textCell(value)}]
      : []),
  ];
  return [table('projects', columns, all)];
}

/** @returns a table of all projects. A value that all of them share is below the table, once. */
export function trackRecord(stated: Stated): Shape[] {
  const {projects} = stated.facts;
  const words = stated.page('projects')?.trackRecordWords;
  const values = [...new Set(projects.map(({value}) => value))];
  const [same] = values.length === 1 && words ? values : [];
  return [
    ...jobs(projects, stated, same === undefined ? 'all' : 'service'),
    ...(words && same !== undefined ? [{t: 'words' as const, v: `${words.value}: ${same}`}] : []),
  ];
}

/** @returns the equipment, one table for each group */
export function equipmentTable({facts: {equipment: all}, page}: Stated): Table[] {
  const words = page('equipment')?.equipmentWords;
  if (!words) return [];
  const columns: TableColumn<(typeof all)[number]>[] = [
    {key: 'item', name: words.item, cell: ({name}) => [[strong(name)]]},
    {key: 'make', name: words.make, cell: ({make}) => textCell(make)},
    {key: 'capacity', name: words.capacity, cell: ({capacity}) => textCell(capacity)},
    {key: 'quantity', name: words.quantity, cell: ({quantity}) => textCell(quantity)},
    {key: 'year', name: words.year, cell: ({year}) => textCell(year)},
    {key: 'ownership', name: words.ownership, cell: ({ownership}) => textCell(ownership)},
    {key: 'office', name: words.office, cell: ({office}) => textCell(office)},
  ];
  return [...new Set(all.map(({group}) => group))].map((name) => ({
    ...table(
      'equipment',
      columns,
      all.filter(({group}) => group === name),
    ),
    name,
  }));
}
