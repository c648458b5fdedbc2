import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import type {Project, TrackRecordWords} from '../../../content/kinds';
import DataTable, {type Column} from '../../../layout/DataTable';
import DownloadLink from '../../../layout/DownloadLink';
import Icon from '../../../layout/Icon';
import TextLink from '../../../layout/TextLink';
import Words from '../../../layout/Words';
import {usePage} from '../../../hooks/usePage';
import {TRACK_RECORD_FILE} from '../../../shared/addresses';
import {periodOf} from '../../../shared/days';
import {fillPlaces} from '../../../shared/fill-places';
import {withCommas} from '../../../shared/rates';
import {addressOf, type Choice} from '../choice';
import {nextOrder, orderOf, sorted, type SortKey} from './sort';
import styles from './styles.module.css';

interface Props {
  projects: readonly Project[];
  words: TrackRecordWords;
  choice: Choice;
}

/** The projects as a table that can be sorted and taken along. A column of which no project says anything is left out. */
export default function TrackRecord({projects, words, choice}: Props): ReactNode {
  const {disciplines} = usePage('projects');
  const order = orderOf(choice.sort);
  const column = (name: string, cell: Column<Project>['cell'], key?: SortKey): Column<Project> => ({
    name,
    cell,
    ...(key && {
      sorted: order?.key === key ? (order.falls ? 'descending' : 'ascending') : undefined,
      head: (
        <Link
          to={addressOf({...choice, sort: nextOrder(key, order)})}
          className={styles.sort}
          aria-label={fillPlaces(words.sortBy, {name})}>
          {name}
          <Icon name="chevron-down" className={styles.mark} />
        </Link>
      ),
    }),
  });
  const columns = [
    column(words.project, ({title}) => <Words text={title} />, 'project'),
    column(words.client, ({client}) => client, 'client'),
    column(words.discipline, ({discipline}) => disciplines.find(({id}) => id === discipline)?.name, 'discipline'),
    column(words.place, ({place}) => place, 'place'),
    column(words.period, periodOf, 'period'),
    column(words.contract, ({contract}) => contract),
    column(words.outcome, ({outcome}) => outcome && <Words text={`${withCommas(outcome.number)} ${outcome.unit}`} />),
    column(words.value, ({value}) => value),
    column(
      words.completion,
      ({completion, title}) =>
        completion && (
          <TextLink to={completion}>
            {words.certificate}
            <span className="srOnly"> {fillPlaces(words.certificateOf, {name: title})}</span>
          </TextLink>
        ),
    ),
  ].filter(({cell}) => projects.some((project) => cell(project) !== undefined));
  return (
    <>
      <DataTable caption={words.caption} columns={columns} rows={sorted(projects, order)} keyOf={({id}) => id} />
      <DownloadLink to={TRACK_RECORD_FILE}>{words.download}</DownloadLink>
    </>
  );
}
