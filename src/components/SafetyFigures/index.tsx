import type {ReactNode} from 'react';
import DataTable from '../../ui/DataTable';
import Words from '../../ui/Words';
import {interpolate} from '../../shared/interpolate';
import {ratesOf, RATE_HOURS, withCommas} from '../../shared/rates';
import {usePage} from '../../hooks/usePage';
import Chart from './Chart';
import styles from './styles.module.css';

const [MANY, FEW] = RATE_HOURS;

/** How many years the chart has room for on a phone: the latest. */
const DRAWN = 5;

/** The safety figures of each year, and the rates that follow from them as a chart and in a table. */
export default function SafetyFigures(): ReactNode {
  const {safety} = usePage('plain');
  if (!safety) return null;
  const {years, words} = safety;
  const perMany = interpolate(words.per, {hours: withCommas(MANY)});
  const rated = years.map((year) => ({...year, many: ratesOf(year, MANY), few: ratesOf(year, FEW)}));
  const cell = (many: string, few: string) => (
    <>
      <strong>{many}</strong>
      <div className="note">
        <Words text={interpolate(words.beside, {rate: few, hours: withCommas(FEW)})} />
      </div>
    </>
  );
  return (
    <>
      <Chart
        name={words.chart}
        unit={perMany}
        series={[words.ltif, words.trir]}
        groups={rated.slice(-DRAWN).map(({year, many}) => ({name: String(year), values: [many.ltif, many.trir]}))}
      />
      <DataTable
        caption={words.caption}
        rows={rated}
        keyOf={({year}) => String(year)}
        columns={[
          {name: words.period, cell: ({year}) => <span className={styles.year}>{year}</span>},
          {name: words.hours, cell: ({hours}) => withCommas(hours)},
          {name: words.fatalities, cell: ({fatalities}) => fatalities},
          {name: words.lostTime, cell: ({lostTime}) => lostTime},
          {name: words.recordable, cell: ({recordable}) => recordable},
          {name: `${words.ltif} ${perMany}`, cell: ({many, few}) => cell(many.ltif, few.ltif)},
          {name: `${words.trir} ${perMany}`, cell: ({many, few}) => cell(many.trir, few.trir)},
        ]}
      />
    </>
  );
}
