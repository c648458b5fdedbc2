import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import type {ListedProject as Project, TrackRecordWords} from '../../../site/page-types';
import DataTable, {type Column} from '../../../ui/DataTable';
import DownloadLink from '../../../ui/DownloadLink';
import Icon from '../../../ui/Icon';
import TextLink from '../../../ui/TextLink';
import RichText from '../../../ui/RichText';
import {usePage} from '../../../hooks/usePage';
import {TRACK_RECORD_FILE} from '../../../shared/addresses';
import {periodOf} from '../../../shared/days';
import {interpolate} from '../../../shared/interpolate';
import {withCommas} from '../../../shared/rates';
import {choiceAddress, type ProjectChoice} from '../choice';
import styles from './styles.module.css';

/** The keys to sort the track record by, each with the value that it compares. */
const KEYS = {
  project: ({title}: Project) => title,
  client: ({client}: Project) => client,
  discipline: ({discipline}: Project) => discipline,
  place: ({place}: Project) => place,
  period: ({to}: Project) => to,
} as const;

type SortKey = keyof typeof KEYS;

/** How the track record is sorted. In the address a hyphen before the key means descending order. */
interface SortOrder {
  key: SortKey;
  falls: boolean;
}

const FALLING = '-';

interface Props {
  projects: readonly Project[];
  messages: TrackRecordWords;
  choice: ProjectChoice;
}

/** The text of a column for a project, and how to render it if it is more than text. */
type Fact = [name: string, of: (project: Project) => string | undefined, key?: SortKey, cell?: Column<Project>['cell']];

/**
 * The projects as a table to sort and to download. Columns that are empty, or that say the same for every project, are
 * left out.
 */
export default function TrackRecord({projects, messages, choice}: Props): ReactNode {
  const {disciplines, projects: all} = usePage('projects');
  const order = sortOrder(choice.sort);
  const headOf = (name: string, key: SortKey): Partial<Column<Project>> => ({
    sorted: order?.key === key ? (order.falls ? 'descending' : 'ascending') : undefined,
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
  const facts: Fact[] = [
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
  const isTelling = ([, of]: Fact) =>
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
  (of: Fact[1]): Column<Project>['cell'] =>
  (project) => {
    const text = of(project);
    return text && <RichText text={text} />;
  };

/** The project's title, with a link if it has a page. */
const titleCell: Column<Project>['cell'] = ({title, page}) =>
  page ? (
    <Link to={page}>
      <RichText text={title} />
    </Link>
  ) : (
    <RichText text={title} />
  );

/** @returns the order in the address; undefined when it names none. */
function sortOrder(sort = ''): SortOrder | undefined {
  const falls = sort.startsWith(FALLING);
  const key = (Object.keys(KEYS) as SortKey[]).find((name) => name === (falls ? sort.slice(FALLING.length) : sort));
  return key && {key, falls};
}

/** @returns the order after a click on a column head: ascending first, then descending. */
const nextOrder = (key: SortKey, order?: SortOrder): string =>
  order?.key === key && !order.falls ? FALLING + key : key;

/** @returns the projects in this order. Projects without the value come last. */
function sorted(projects: readonly Project[], order?: SortOrder): readonly Project[] {
  if (!order) return projects;
  const valueOf = KEYS[order.key];
  const sign = order.falls ? -1 : 1;
  return [...projects].sort((a, b) => {
    const [one, other] = [valueOf(a), valueOf(b)];
    if (one === undefined || other === undefined) return Number(one === undefined) - Number(other === undefined);
    return sign * one.localeCompare(other, 'en');
  });
}
