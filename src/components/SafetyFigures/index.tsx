import type {ReactNode} from 'react';
import DataTable from '../../ui/DataTable';
import RichText from '../../ui/RichText';
import {interpolate} from '../../shared/interpolate';
import {ratesOf, RATE_HOURS, withCommas} from '../../shared/rates';
import {usePage} from '../../hooks/usePage';
import Chart from './Chart';
import styles from './styles.module.css';

const [MANY, FEW] = RATE_HOURS;

/** The number of years that fit into the chart on a phone; the chart shows the latest ones. */
const DRAWN = 5;

/** The safety figures of each year, and the rates that they give, as a chart and as a table. */
export default function SafetyFigures(): ReactNode {
  const {safety} = usePage('plain');
  if (!safety) return null;
  const {years, words: messages} = safety;
  const perMany = interpolate(messages.per, {hours: withCommas(MANY)});
  const rated = years.map((year) => ({...year, many: ratesOf(year, MANY), few: ratesOf(year, FEW)}));
  const cell = (many: string, few: string) => (
    <>
      <strong>{many}</strong>
      <div className="note">
        <RichText text={interpolate(messages.beside, {rate: few, hours: withCommas(FEW)})} />
      </div>
    </>
  );
  return (
    <>
      <Chart
        name={messages.chart}
        unit={perMany}
        series={[messages.ltif, messages.trir]}
        groups={rated.slice(-DRAWN).map(({year, many}) => ({name: String(year), values: [many.ltif, many.trir]}))}
      />
      <DataTable
        caption={messages.caption}
        rows={rated}
        keyOf={({year}) => String(year)}
        columns={[
          {name: messages.period, cell: ({year}) => <span className={styles.year}>{year}</span>},
          {name: messages.hours, cell: ({hours}) => withCommas(hours)},
          {name: messages.fatalities, cell: ({fatalities}) => fatalities},
          {name: messages.lostTime, cell: ({lostTime}) => lostTime},
          {name: messages.recordable, cell: ({recordable}) => recordable},
          {name: `${messages.ltif} ${perMany}`, cell: ({many, few}) => cell(many.ltif, few.ltif)},
          {name: `${messages.trir} ${perMany}`, cell: ({many, few}) => cell(many.trir, few.trir)},
        ]}
      />
    </>
  );
}
