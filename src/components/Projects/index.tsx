import clsx from 'clsx';
import {interpolate} from '../../shared/interpolate';
import MoreEntries, {MAX_SHOWN} from '../../ui/MoreEntries';
import ProjectCards from '../ProjectCards';
import ProjectRows from '../ProjectRows';
import {usePage} from '../../hooks/usePage';
import {useSite} from '../../hooks/useSite';
import Chips from '../../ui/Chips';
import {PROJECTS_PATH, TRACK_RECORD_FILE} from '../../site/addresses';
import useQuery from '../../hooks/useQuery';
import Link from '@docusaurus/Link';
import type {ListedProject as Project, TrackRecordLabels} from '../../site/page-types';
import DataTable, {type Column} from '../../ui/DataTable';
import DownloadLink from '../../ui/DownloadLink';
import Icon from '../../ui/Icon';
import TextLink from '../../ui/TextLink';
import RichText from '../../ui/RichText';
import {periodOf} from '../../shared/days';
import {withCommas} from '../../shared/numbers';
import styles from './styles.module.css';

/** All projects, or those of one service that has projects. Visitors can switch to a table. */
export default function Projects() {
  const site = useSite();
  const {projects, disciplines, trackRecordLabels: messages} = usePage('projects');
  const wanted = useChoice();
  const isTable = messages !== undefined && wanted.view === TABLE;
  const years = isTable ? yearsOf(projects) : [];
  const choice = {
    ...wanted,
    view: isTable ? TABLE : undefined,
    discipline: disciplines.find(({id}) => id === wanted.discipline)?.id,
    since: years.find((year) => year === wanted.since),
  };
  const shown = projects
    .filter(({discipline}) => choice.discipline === undefined || discipline === choice.discipline)
    .filter(({to = ''}) => choice.since === undefined || to >= choice.since);
  const cards = shown.slice(0, MAX_SHOWN);
  return (
    <>
      <Choices choice={choice} years={years} />
      <p className="srOnly" aria-live="polite">
        {interpolate(site.labels.filtered, {count: shown.length, total: projects.length})}
      </p>
      <div className={clsx(isTable && styles.unseen)}>
        <ProjectCards projects={projects.length > MAX_SHOWN ? cards : projects} shown={cards} complete />
        <MoreEntries entries={shown}>{(more) => <ProjectRows projects={more} />}</MoreEntries>
      </div>
      {messages && (
        <div className={clsx(!isTable && styles.withoutScript)}>
          <TrackRecord projects={shown} messages={messages} choice={choice} />
        </div>
      )}
    </>
  );
}

const YEAR_LENGTH = '2026'.length;

/** @returns the years in which projects were completed, the latest first. */
const yearsOf = (projects: readonly {to?: string}[]): string[] =>
  [...new Set(projects.flatMap(({to}) => to?.slice(0, YEAR_LENGTH) ?? []))].sort().reverse();

interface Props {
  /** The current choice, if this page offers it. */
  choice: ProjectChoice;
  /** The years to choose from; only the table offers them. */
  years: readonly string[];
}

/** Lets visitors see the projects as pictures or as a table, and filter them by service and by year. */
function Choices({choice, years}: Props) {
  const {projects, disciplines, trackRecordLabels: messages} = usePage('projects');
  const {filter, all} = useSite().labels;
  const isTable = choice.view === TABLE;
  const withDiscipline = (discipline?: string) => ({
    to: choiceAddress({...choice, discipline}),
    current: discipline === choice.discipline,
  });
  const withYear = (since?: string) => ({to: choiceAddress({...choice, since}), current: since === choice.since});
  return (
    <div className={styles.choices}>
      {messages && (
        <Chips
          label={messages.view}
          chips={[
            {name: messages.cards, to: choiceAddress({discipline: choice.discipline}), current: !isTable},
            {name: messages.table, to: choiceAddress({...choice, view: TABLE}), current: isTable},
          ]}
        />
      )}
      <Chips
        label={filter}
        chips={[
          {name: all, count: projects.length, ...withDiscipline()},
          ...disciplines.map(({id, name, count}) => ({name, count, ...withDiscipline(id)})),
        ]}
      />
      {messages && years.length > 0 && (
        <Chips
          label={messages.since}
          chips={[
            {name: messages.anyYear, ...withYear()},
            ...years.map((year) => ({name: interpolate(messages.sinceYear, {year}), ...withYear(year)})),
          ]}
        />
      )}
    </div>
  );
}

/** The visitor's choice of projects in the address: /projects?view=table&discipline=fabrication. */
const PARAMETERS = ['view', 'discipline', 'since', 'sort'] as const;

/** The name of the table view in the address. The other view has no name. */
const TABLE = 'table';

type ProjectChoice = Partial<Record<(typeof PARAMETERS)[number], string>>;

/** @returns the choice in the address; empty in the HTML, which is the same for every address. */
function useChoice(): ProjectChoice {
  const query = useQuery();
  return Object.fromEntries(PARAMETERS.map((key) => [key, query.get(key) ?? undefined]));
}

/** @returns the address of a choice, with its parameters always in the same order. */
function choiceAddress(choice: ProjectChoice): string {
  const query = PARAMETERS.flatMap((key) => (choice[key] === undefined ? [] : [[key, choice[key]]]));
  return query.length === 0 ? PROJECTS_PATH : `${PROJECTS_PATH}?${new URLSearchParams(query).toString()}`;
}

/** The keys to sort the track record by, each with the value that it compares. */
const SORT_KEYS = {
  project: ({title}: Project) => title,
  client: ({client}: Project) => client,
  discipline: ({discipline}: Project) => discipline,
  place: ({place}: Project) => place,
  period: ({to}: Project) => to,
} as const;

type SortKey = keyof typeof SORT_KEYS;

/** How the track record is sorted. In the address a hyphen before the key means descending order. */
interface SortOrder {
  key: SortKey;
  isDescending: boolean;
}

const DESCENDING_PREFIX = '-';

interface TrackRecordProps {
  projects: readonly Project[];
  messages: TrackRecordLabels;
  choice: ProjectChoice;
}

/** The text of a column for a project, and how to render it if it is more than text. */
type ProjectColumn = [
  name: string,
  of: (project: Project) => string | undefined,
  key?: SortKey,
  cell?: Column<Project>['cell'],
];

/** The projects as a table to sort and to download, without columns that are empty or the same for every project. */
function TrackRecord({projects, messages, choice}: TrackRecordProps) {
  const {disciplines, projects: all} = usePage('projects');
  const order = sortOrder(choice.sort);
  const headOf = (name: string, key: SortKey): Partial<Column<Project>> => ({
    sorted: order?.key === key ? (order.isDescending ? 'descending' : 'ascending') : undefined,
    head: (
      <Link
        to={choiceAddress({...choice, sort: nextOrder(key, order)})}
        className={styles.sort}
        aria-label={interpolate(messages.sortBy, {name})}>
        {name}
        <Icon name="chevron-down" className={styles.mark} />
      </Link>
    ),
  });
  const certificate: Column<Project>['cell'] = ({completion, title}) =>
    completion && (
      <TextLink to={completion}>
        {messages.certificate}
        <span className="srOnly"> {interpolate(messages.certificateOf, {name: title})}</span>
      </TextLink>
    );
  const facts: ProjectColumn[] = [
    [messages.project, ({title}) => title, 'project', titleCell],
    [messages.client, ({client}) => client, 'client'],
    [messages.discipline, ({discipline}) => disciplines.find(({id}) => id === discipline)?.name, 'discipline'],
    [messages.place, ({place}) => place, 'place'],
    [messages.period, periodOf, 'period'],
    [messages.contract, ({contract}) => contract],
    [messages.outcome, ({outcome}) => outcome && `${withCommas(outcome.number)} ${outcome.unit}`],
    [messages.value, ({value}) => value],
    [messages.completion, ({completion}) => completion, undefined, certificate],
  ];
  const isTelling = ([, of]: ProjectColumn) =>
    projects.some((project) => of(project) !== undefined) && (all.length === 1 || new Set(all.map(of)).size > 1);
  const columns = facts.filter(isTelling).map(([name, of, key, cell]) => ({
    name,
    cell: cell ?? textCell(of),
    ...(key && headOf(name, key)),
  }));
  return (
    <>
      <DataTable caption={messages.caption} columns={columns} rows={sorted(projects, order)} keyOf={({id}) => id} />
      <DownloadLink to={TRACK_RECORD_FILE}>{messages.download}</DownloadLink>
    </>
  );
}

/** An empty cell stays empty, so that a phone shows no column name beside it. */
const textCell =
  (of: ProjectColumn[1]): Column<Project>['cell'] =>
  (project) => {
    const text = of(project);
    return text && <RichText text={text} />;
  };

const titleCell: Column<Project>['cell'] = ({title, path}) => (
  <Link to={path}>
    <RichText text={title} />
  </Link>
);

/** @returns the order in the address; undefined when it names none. */
function sortOrder(sort = ''): SortOrder | undefined {
  const falls = sort.startsWith(DESCENDING_PREFIX);
  const key = (Object.keys(SORT_KEYS) as SortKey[]).find(
    (name) => name === (falls ? sort.slice(DESCENDING_PREFIX.length) : sort),
  );
  return key && {key, isDescending: falls};
}

/** @returns the order after a click on a column head: ascending first, then descending. */
const nextOrder = (key: SortKey, order?: SortOrder): string =>
  order?.key === key && !order.isDescending ? DESCENDING_PREFIX + key : key;

/** @returns the projects in this order. Projects without the value come last. */
function sorted(projects: readonly Project[], order?: SortOrder): readonly Project[] {
  if (!order) return projects;
  const valueOf = SORT_KEYS[order.key];
  const sign = order.isDescending ? -1 : 1;
  return [...projects].sort((a, b) => {
    const [one, other] = [valueOf(a), valueOf(b)];
    if (one === undefined || other === undefined) return Number(one === undefined) - Number(other === undefined);
    return sign * one.localeCompare(other, 'en');
  });
}
