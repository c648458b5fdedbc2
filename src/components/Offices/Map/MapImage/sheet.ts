import type {MapView} from '../../../../shared/map';

const KM_PER_DEGREE = 111.32;
/** How many pixels the width of the embedded map takes on the sheet. */
const WIDTH_PX = 640;
/** Half of the largest sheet, in pixels from the office. */
export const REACH_PX = 720;
/** Distances between lines, in degrees, and between rings, in kilometres: the first that is not too narrow is taken. */
const DEGREE_STEPS = [0.005, 0.01, 0.02, 0.05, 0.1];
const KM_STEPS = [0.5, 1, 2, 5, 10];
const MIN_STEP_PX = 88;

const stepFor = (steps: number[], scale: number) =>
  steps.find((step) => step * scale >= MIN_STEP_PX) ?? Math.max(...steps);

/**
 * The scale of the sheet. Close to the equator a degree of longitude is about as long as one of latitude; the little
 * that is missing is the cosine of the latitude.
 * @returns pixels in a degree to the east and to the north; degrees between two lines and the digits that tell them
 * apart; kilometres and pixels between two rings
 */
export function sheet({latitude, width}: MapView) {
  const east = WIDTH_PX / width;
  const north = east / Math.cos((latitude * Math.PI) / 180);
  const step = stepFor(DEGREE_STEPS, east);
  const ring = stepFor(KM_STEPS, north / KM_PER_DEGREE);
  const ringPx = Math.round((ring * north) / KM_PER_DEGREE);
  const digits = (String(step).split('.')[1] ?? '').length;
  return {east, north, step, digits, ring, ringPx};
}

/** @returns the multiples of a step around a value, in degrees, each with its distance from it in pixels. */
export function linesAround(value: number, step: number, scale: number): {position: number; px: number}[] {
  const reach = REACH_PX / scale;
  const first = Math.ceil((value - reach) / step);
  const count = Math.floor((value + reach) / step) - first + 1;
  return Array.from({length: count}, (_, index) => {
    const position = (first + index) * step;
    return {position, px: Math.round((position - value) * scale)};
  });
}
