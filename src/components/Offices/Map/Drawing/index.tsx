import type {ReactNode} from 'react';
import type {MapView} from '../../../../content/map';
import {degrees, EAST_WEST, NORTH_SOUTH} from '../../position';
import {linesAround, REACH_PX, sheet} from './sheet';
import styles from './styles.module.css';

const RINGS = [1, 2, 3];
/** Lines between two labelled ones. */
const FINE_LINES = 5;

const distance = (km: number) => (km < 1 ? `${km * 1000} m` : `${km} km`);

/** The office on a survey sheet: meridians, parallels and rings of distance, all in their true places. */
export default function Drawing({map}: {map: MapView}): ReactNode {
  const {east, north, step, digits, ring, ringPx} = sheet(map);
  const meridians = (degreesApart: number) => linesAround(map.longitude, degreesApart, east);
  const parallels = (degreesApart: number) => linesAround(map.latitude, degreesApart, north);
  const grid = (degreesApart: number) =>
    [
      ...meridians(degreesApart).map(({px}) => `M${px} ${-REACH_PX}V${REACH_PX}`),
      ...parallels(degreesApart).map(({px}) => `M${-REACH_PX} ${-px}H${REACH_PX}`),
    ].join('');
  return (
    <svg className={styles.drawing} aria-hidden="true">
      <svg x="50%" y="50%" overflow="visible">
        <path className={styles.fine} d={grid(step / FINE_LINES)} />
        <path className={styles.grid} d={grid(step)} />
        {RINGS.map((count) => (
          <g key={count}>
            <circle className={styles.ring} r={count * ringPx} />
            <text x="6" y={count * ringPx - 6}>
              {distance(count * ring)}
            </text>
          </g>
        ))}
        <path className={styles.cross} d={`M${-ringPx} 0H-26M26 0H${ringPx}M0 ${-ringPx}V-26M0 26V${ringPx}`} />
        <circle className={styles.cross} r="26" />
        <path className={styles.datum} d="M-19 -26h38L0 0z" />
      </svg>
      <svg x="50%" overflow="visible">
        {meridians(step).map(({at, px}) => (
          <text key={px} x={px + 6} y="18">
            {degrees(at, digits, EAST_WEST)}
          </text>
        ))}
      </svg>
      <svg x="100%" overflow="visible">
        <rect className={styles.corner} x="-72" width="72" height="26" />
      </svg>
      <svg x="100%" y="50%" overflow="visible" textAnchor="end">
        {parallels(step).map(({at, px}) => (
          <text key={px} x="-8" y={-px - 6}>
            {degrees(at, digits, NORTH_SOUTH)}
          </text>
        ))}
      </svg>
    </svg>
  );
}
