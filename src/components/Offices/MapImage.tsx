import type {MapView} from '../../shared/map';
import styles from './styles.module.css';

const KM_PER_DEGREE = 111.32;
/** The width of the embedded map, in pixels of the SVG. */
const WIDTH_PX = 640;
/** Half of the largest SVG, in pixels from the office. */
const HALF_SIZE_PX = 720;
/** Distances between lines, in degrees, and between rings, in kilometres. The first one that leaves enough space is used. */
const DEGREE_STEPS = [0.005, 0.01, 0.02, 0.05, 0.1];
const KM_STEPS = [0.5, 1, 2, 5, 10];
const MIN_STEP_PX = 88;

const stepFor = (steps: number[], scale: number) =>
  steps.find((step) => step * scale >= MIN_STEP_PX) ?? Math.max(...steps);

/**
 * The scale of the map. Close to the equator a degree of longitude is almost as long as one of latitude; the ratio is
 * the cosine of the latitude.
 * @returns pixels per degree to the east and to the north; degrees between two lines and the decimals of their labels;
 * kilometres and pixels between two rings
 */
function mapScale({latitude, width}: MapView) {
  const east = WIDTH_PX / width;
  const north = east / Math.cos((latitude * Math.PI) / 180);
  const step = stepFor(DEGREE_STEPS, east);
  const ring = stepFor(KM_STEPS, north / KM_PER_DEGREE);
  const ringPx = Math.round((ring * north) / KM_PER_DEGREE);
  const digits = (String(step).split('.')[1] ?? '').length;
  return {east, north, step, digits, ring, ringPx};
}

/** @returns the multiples of a step around a value, in degrees, each with its distance from the value in pixels. */
function linesAround(value: number, step: number, scale: number): {position: number; px: number}[] {
  const reach = HALF_SIZE_PX / scale;
  const first = Math.ceil((value - reach) / step);
  const count = Math.floor((value + reach) / step) - first + 1;
  return Array.from({length: count}, (_, index) => {
    const position = (first + index) * step;
    return {position, px: Math.round((position - value) * scale)};
  });
}

const RINGS = [1, 2, 3];
/** Number of unlabelled lines between two labelled ones. */
const FINE_LINES = 5;
/** The gap between a label and its line, and between a label and the right edge, in pixels. */
const LABEL_GAP_PX = 6;
const EDGE_GAP_PX = 8;
/** The distance from the upper edge to the labels of the meridians, in pixels. */
const TOP_LABELS_PX = 18;
/** The corner where the labels of both edges would meet, in pixels. */
const CORNER = {width: 72, height: 26};
/** The radius of the circle around the office, and half the width of the arrowhead that points to it, in pixels. */
const MARK_RADIUS_PX = 26;
const MARK_HALF_PX = 19;

const ARROWHEAD = `M${-MARK_HALF_PX} ${-MARK_RADIUS_PX}H${MARK_HALF_PX}L0 0z`;

/** Draws four lines from the circle to the first ring. */
const crosshair = (ringPx: number) =>
  [-1, 1]
    .map((side) => `M${side * MARK_RADIUS_PX} 0H${side * ringPx}M0 ${side * MARK_RADIUS_PX}V${side * ringPx}`)
    .join('');

const distance = (km: number) => (km < 1 ? `${km * 1000} m` : `${km} km`);

/** The office on a survey sheet: meridians, parallels and distance rings at their true positions. */
export default function MapImage({map}: {map: MapView}) {
  const {east, north, step, digits, ring, ringPx} = mapScale(map);
  const meridians = (degreesApart: number) => linesAround(map.longitude, degreesApart, east);
  const parallels = (degreesApart: number) => linesAround(map.latitude, degreesApart, north);
  const grid = (degreesApart: number) =>
    [
      ...meridians(degreesApart).map(({px}) => `M${px} ${-HALF_SIZE_PX}V${HALF_SIZE_PX}`),
      ...parallels(degreesApart).map(({px}) => `M${-HALF_SIZE_PX} ${-px}H${HALF_SIZE_PX}`),
    ].join('');
  return (
    <svg className={styles.drawing} aria-hidden="true">
      <svg x="50%" y="50%" overflow="visible">
        <path className={styles.fine} d={grid(step / FINE_LINES)} />
        <path className={styles.grid} d={grid(step)} />
        {RINGS.map((count) => (
          <g key={count}>
            <circle className={styles.ring} r={count * ringPx} />
            <text x={LABEL_GAP_PX} y={count * ringPx - LABEL_GAP_PX}>
              {distance(count * ring)}
            </text>
          </g>
        ))}
        <path className={styles.cross} d={crosshair(ringPx)} />
        <circle className={styles.cross} r={MARK_RADIUS_PX} />
        <path className={styles.datum} d={ARROWHEAD} />
      </svg>
      <svg x="50%" overflow="visible">
        {meridians(step).map(({position, px}) => (
          <text key={px} x={px + LABEL_GAP_PX} y={TOP_LABELS_PX}>
            {degrees(position, digits, EAST_WEST)}
          </text>
        ))}
      </svg>
      <svg x="100%" overflow="visible">
        <rect className={styles.corner} x={-CORNER.width} {...CORNER} />
      </svg>
      <svg x="100%" y="50%" overflow="visible" textAnchor="end">
        {parallels(step).map(({position, px}) => (
          <text key={px} x={-EDGE_GAP_PX} y={-px - LABEL_GAP_PX}>
            {degrees(position, digits, NORTH_SOUTH)}
          </text>
        ))}
      </svg>
    </svg>
  );
}

/** @returns a latitude or a longitude with its letter: `6.50° N`. */
const degrees = (value: number, digits: number, [positive, negative]: readonly [string, string]): string =>
  `${Math.abs(value).toFixed(digits)}° ${value < 0 ? negative : positive}`;

const NORTH_SOUTH = ['N', 'S'] as const;
const EAST_WEST = ['E', 'W'] as const;

/** A thousandth of a degree is about a hundred metres, which is enough to find the street. */
const DIGITS = 3;

/** @returns the coordinates of an office: `6.500° N, 3.355° E`. */
export function position({latitude, longitude}: MapView): string {
  return `${degrees(latitude, DIGITS, NORTH_SOUTH)}, ${degrees(longitude, DIGITS, EAST_WEST)}`;
}
