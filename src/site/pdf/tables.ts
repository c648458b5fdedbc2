/** Builds the tables of the documents from the facts of the pages, with the column heads of the pages. */
import type {AllPageData} from '../page-data';
import {longDate, periodOf} from '../../shared/days';
import {interpolate} from '../../shared/interpolate';
import {RATE_HOURS} from '../rates';
import {withCommas} from '../../shared/numbers';
import type {DataOf, CompanyFacts, PageTypeName, Question, SiteContext, Validity} from '../page-types';
import {readable, type Cell, type PdfRun, type Shape, type Table} from './model';

export interface StatedFacts {
  facts: CompanyFacts;
  site: SiteContext['site'];
  /** @returns the data of the first page of this type that has the field; undefined when there is none. */
  page: <Name extends PageTypeName>(kind: Name, field?: keyof DataOf<Name>) => DataOf<Name> | undefined;
}

export const statedFacts = ({context: {facts, site}, pages}: AllPageData): StatedFacts => ({
  facts,
  site,
  page: <Name extends PageTypeName>(kind: Name, field?: keyof DataOf<Name>) =>
    [...pages.values()].find((page) => page.kind === kind && (field === undefined || field in page)) as
      DataOf<Name> | undefined,
});

const strong = (v: string): PdfRun => ({v, as: 'strong'});
const quiet = (v: string): PdfRun => ({v, as: 'quiet'});

const textCell = (v?: string | number): Cell => (v === undefined || v === '' ? [] : [[{v: String(v)}]]);

const linked = (url?: string): Cell => (url === undefined ? [] : [[{v: readable(url), url}]]);

/** The columns of a table by their keys; each makes a cell for an entry. */
type Columns<Entry> = Readonly<Record<string, (entry: Entry) => Cell>>;
type Heads = Readonly<Record<string, string | undefined>>;

const fields = <Key extends string>(...keys: Key[]): Columns<Partial<Record<Key, string | number>>> =>
  Object.fromEntries(keys.map((key) => [key, (entry) => textCell(entry[key])]));

/** @param layout the name of the column widths in src/site/pdf/tables.typ */
function table<Entry>(layout: string, heads: Heads, columns: Columns<Entry>, entries: readonly Entry[]): Table {
  const shown = Object.entries(columns).filter(([, cell]) => entries.some((entry) => cell(entry).length > 0));
  return {
    t: 'table',
    layout,
    columns: shown.map(([key]) => ({key, name: heads[key] ?? ''})),
    rows: entries.map((entry) => shown.map(([, cell]) => cell(entry))),
  };
}

function validity({validUntil, expired}: Validity, {page}: StatedFacts, endless: boolean): Cell {
  const words = page('certifications')?.recordLabels;
  if (!words) return [];
  if (validUntil === undefined) return textCell(endless ? words.noEnd : undefined);
  return textCell(interpolate(expired ? words.expired : words.validUntil, {date: longDate(validUntil)}));
}

export function registrationTables(all: CompanyFacts['registrations'], stated: StatedFacts): Table[] {
  const words = stated.page('certifications')?.recordLabels;
  if (!words || all.length === 0) return [];
  const columns: Columns<(typeof all)[number]> = {
    registration: ({kind, name, category}) => [
      [strong(kind), {v: category === undefined ? name : `${name}, ${category}`}],
    ],
    ...fields('number', 'issuer'),
    validity: (paper) => validity(paper, stated, true),
    check: ({register}) => linked(register),
  };
  return [table('registrations', words, columns, all)];
}

export function certificateTables(all: CompanyFacts['certifications'], stated: StatedFacts): Table[] {
  if (all.length === 0) return [];
  const heads = {...stated.page('certifications')?.recordLabels, registration: stated.site.print.name};
  const columns: Columns<(typeof all)[number]> = {
    registration: ({name}) => [[strong(name)]],
    ...fields('number', 'issuer'),
    validity: (paper) => validity(paper, stated, false),
    check: ({register}) => linked(register),
  };
  return [table('certificates', heads, columns, all)];
}

/** @returns the certificates side by side, with all details that buyers check */
export function certificateMatrix(stated: StatedFacts): Shape[] {
  const page = stated.page('certifications');
  if (!page || page.certifications.length === 0) return [];
  const {certifications: papers, recordLabels: words} = page;
  const heads: Heads = words ?? {};
  const details: Columns<(typeof papers)[number]> = {
    number: ({number}) => (number === undefined ? [] : [[strong(number)]]),
    ...fields('issuer', 'accreditedBy', 'scope'),
    issued: ({issued}) => textCell(issued && longDate(issued)),
    validity: (paper) => validity(paper, stated, false),
    check: ({register}) => linked(register),
  };
  return [
    {
      t: 'matrix',
      papers: papers.map(({year, name, category}) => ({year: String(year), name, category})),
      rows: Object.entries(words ? details : {})
        .map(([key, cell]) => ({name: heads[key] ?? '', cells: papers.map(cell)}))
        .filter(({cells}) => cells.some((cell) => cell.length > 0)),
    },
  ];
}

type ProjectEntry = CompanyFacts['projects'][number];

/** @param besides extra columns: none, the service, or the service and the value */
export function projectTable(
  all: readonly ProjectEntry[],
  {page, site}: StatedFacts,
  besides: 'nothing' | 'service' | 'all' = 'nothing',
): Table[] {
  if (all.length === 0) return [];
  const heads = {project: site.print.name, discipline: site.print.service, ...page('projects')?.trackRecordLabels};
  const columns: Columns<ProjectEntry> = {
    project: ({name, client, ownPage}) => [[{...strong(name), url: ownPage && site.url + ownPage}], [quiet(client)]],
    ...(besides !== 'nothing' && {discipline: ({service}: ProjectEntry) => textCell(service)}),
    ...fields('place'),
    period: (project) => textCell(periodOf(project)),
    ...fields('contract'),
    outcome: ({outcome}) => (outcome ? [[strong(withCommas(outcome.number)), {v: outcome.unit}]] : []),
    ...(besides === 'all' && fields('value')),
  };
  return [table('projects', heads, columns, all)];
}

/** @returns a table of all projects. A value that all of them share is below the table, once. */
export function trackRecord(stated: StatedFacts): Shape[] {
  const {projects} = stated.facts;
  const words = stated.page('projects')?.trackRecordLabels;
  const values = [...new Set(projects.map(({value}) => value))];
  const [same] = values.length === 1 && words ? values : [];
  return [
    ...projectTable(projects, stated, same === undefined ? 'all' : 'service'),
    ...(words && same !== undefined ? [{t: 'words' as const, v: `${words.value}: ${same}`}] : []),
  ];
}

export function equipmentTable({facts: {equipment: all}, page}: StatedFacts): Table[] {
  const words = page('equipment')?.equipmentLabels;
  if (!words) return [];
  const columns: Columns<(typeof all)[number]> = {
    item: ({name}) => [[strong(name)]],
    ...fields('make', 'capacity', 'quantity', 'year', 'ownership', 'office'),
  };
  return [...new Set(all.map(({group}) => group))].map((name) => {
    const ofGroup = all.filter(({group}) => group === name);
    return {...table('equipment', words, columns, ofGroup), name};
  });
}

const [HOURS_IOGP] = RATE_HOURS;

export function safetyTable({facts: {safety: all}, page}: StatedFacts): Table[] {
  const words = page('plain', 'safety')?.safety?.words;
  if (!words || all.length === 0) return [];
  const per = interpolate(words.per, {hours: withCommas(HOURS_IOGP)});
  const heads = {...words, ltif: `${words.ltif} ${per}`, trir: `${words.trir} ${per}`};
  const columns: Columns<(typeof all)[number]> = {
    period: ({year}) => [[strong(String(year))]],
    hours: ({hours}) => textCell(withCommas(hours)),
    ...fields('fatalities', 'lostTime', 'recordable'),
    ltif: ({ltif}) => [[strong(ltif)]],
    trir: ({trir}) => [[strong(trir)]],
  };
  return [table('safety', heads, columns, all.toReversed())];
}

/** @returns the rates of the latest year and the totals of all years, as large figures */
export function safetyFigures({facts: {safety: all}, page}: StatedFacts): Shape[] {
  const words = page('plain', 'safety')?.safety?.words;
  const [first, last] = [all[0], all.at(-1)];
  if (!words || !first || !last) return [];
  const label = [`${last.year}, ${interpolate(words.per, {hours: withCommas(HOURS_IOGP)})}`];
  const years = [first.year === last.year ? String(last.year) : `${first.year}–${last.year}`];
  const sum = (name: 'fatalities' | 'recordable') => String(all.reduce((total, entry) => total + entry[name], 0));
  return [
    {
      t: 'figures',
      items: [
        {number: last.ltif, unit: words.ltif, label},
        {number: last.trir, unit: words.trir, label},
        {number: sum('fatalities'), unit: words.fatalities, label: years},
        {number: sum('recordable'), unit: words.recordable, label: years},
      ],
    },
  ];
}

type Name = Question['answer'];

/** A question with the answer that the page shows. */
interface AnsweredQuestion extends Pick<Question, 'registrations'> {
  shown: DataOf<'buyers'>['groups'][number]['questions'][number];
}

/** How to print each answer. The page has already chosen the lines of each question. */
export const ANSWERS: Readonly<Record<Name, (asked: AnsweredQuestion, stated: StatedFacts) => Shape[]>> = {
  company: ({shown: {lines}}, {site: {print}}) => {
    const heads = {name: print.name, answer: print.details};
    const answer = ({details}: (typeof lines)[number]) => textCell(details.join(', '));
    return [table('answers', heads, {name: strongName, answer}, lines)];
  },
  management: (_question, {facts: {management}, site: {print}}) => [
    table('management', print, {name: strongName, ...fields('position')}, management),
  ],
  offices: (_question, {facts: {offices}, page}) => {
    const phone = (office: (typeof offices)[number]) => office.phone.split(/,\s*/).map((v) => [{v}]);
    const columns = {offices: strongName, ...fields('address'), phone};
    return [table('offices', page('contact')?.labels ?? {}, columns, offices)];
  },
  services: (_question, {facts: {services}, site}) => {
    const columns: Columns<(typeof services)[number]> = {
      service: ({name, page}) => [[{...strong(name), url: site.url + page}]],
      scope: ({description}) => textCell(description),
    };
    return [table('services', site.print, columns, services)];
  },
  codes: (_question, {facts: {codes}, site: {print}}) => {
    const code = (item: (typeof codes)[number]) => [[{v: item.scheme}, strong(item.code)]];
    return [table('codes', print, {code, ...fields('name', 'service')}, codes)];
  },
  certifications: (_question, stated) => certificateMatrix(stated),
  registrations: ({registrations: papers}, stated) =>
    registrationTables(
      stated.facts.registrations.filter(({kind}) => papers?.includes(kind) ?? true),
      stated,
    ),
  policies: (_question, {facts: {policies}, site: {print, labels}}) => {
    const columns: Columns<(typeof policies)[number]> = {
      policy: strongName,
      ...fields('signedBy'),
      signed: ({signed}) => textCell(longDate(signed)),
      reviewBy: ({reviewBy}) => textCell(reviewBy && longDate(reviewBy)),
    };
    return [table('policies', {...labels, policy: print.policy}, columns, policies)];
  },
  safety: (_question, stated) => safetyTable(stated),
  projects: ({shown: {lines}}, stated) => projectTable(latestProjects(stated).slice(0, lines.length), stated),
  equipment: (_question, stated) => equipmentTable(stated),
};

const strongName = ({name}: {name: string}) => [[strong(name)]];

const latestProjects = ({facts: {projects}}: StatedFacts) =>
  [...projects].sort((a, b) => (b.to ?? '').localeCompare(a.to ?? '', 'en'));
