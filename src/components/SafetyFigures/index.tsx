import DataTable from '../../ui/DataTable';
import RichText from '../../ui/RichText';
import {interpolate} from '../../shared/interpolate';
import {ratesOf, RATE_HOURS} from '../../site/rates';
import {withCommas} from '../../shared/numbers';
import {usePage} from '../../hooks/usePage';
import styles from './styles.module.css';

/** In units of the SVG: where the two bars start, the width of a bar, and the size of the SVG. */
const LEFT = [24, 64] as const;
const BAR = 32;
const WIDTH = 120;
const HEIGHT = 100;

const [HOURS_IOGP, FEW] = RATE_HOURS;

/** The number of years that fit into the chart on a phone; the chart shows the latest ones. */
const CHART_YEARS = 5;

/** The safety figures of each year, and the rates that they give, as a chart and as a table. */
export default function SafetyFigures() {
  const {safety} = usePage('plain');
  if (!safety) return null;
  const {years, words: messages} = safety;
  const perMany = interpolate(messages.per, {hours: withCommas(HOURS_IOGP)});
  const rated = years.map((year) => ({...year, many: ratesOf(year, HOURS_IOGP), few: ratesOf(year, FEW)}));
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
        groups={rated.slice(-CHART_YEARS).map(({year, many}) => ({name: String(year), values: [many.ltif, many.trir]}))}
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

interface Props {
  /** What the chart shows, for people who cannot see it. */
  name: string;
  unit: string;
  /** The names of the two bars of each group. */
  series: readonly string[];
  groups: readonly {name: string; values: readonly string[]}[];
}

/** Pairs of bars as inline SVG, with the values and the name of the group below each pair. */
function Chart({name, unit, series, groups}: Props) {
  const highest = Math.max(...groups.flatMap(({values}) => values.map(Number))) || 1;
  return (
    <figure className={styles.figure} data-axis>
      <figcaption className={styles.legend}>
        {series.map((item) => (
          <span key={item}>{item}</span>
        ))}
        <span>
          <RichText text={unit} />
        </span>
      </figcaption>
      <div className={styles.groups} role="img" aria-label={name}>
        {groups.map((group) => (
          <div key={group.name}>
            <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`}>
              {LEFT.map((left, index) => {
                const height = (Number(group.values[index]) / highest) * HEIGHT;
                return <rect key={left} x={left} y={HEIGHT - height} width={BAR} height={height} />;
              })}
            </svg>
            <p className={styles.values}>
              {group.values.map((value, index) => (
                <span key={series[index]}>{value}</span>
              ))}
            </p>
            <p className={styles.name}>{group.name}</p>
          </div>
        ))}
      </div>
    </figure>
  );
}
