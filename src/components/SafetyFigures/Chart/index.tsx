import type {ReactNode} from 'react';
import RichText from '../../../ui/RichText';
import styles from './styles.module.css';

interface Props {
  /** What the chart shows, for people who cannot see it. */
  name: string;
  unit: string;
  /** The names of the two bars of each group. */
  series: readonly string[];
  groups: readonly {name: string; values: readonly string[]}[];
}

/** In units of the SVG: where the two bars start, the width of a bar, and the size of the SVG. */
const LEFT = [24, 64] as const;
const BAR = 32;
const WIDTH = 120;
const HEIGHT = 100;

/** Pairs of bars as inline SVG, with the values and the name of the group below each pair. */
export default function Chart({name, unit, series, groups}: Props): ReactNode {
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
