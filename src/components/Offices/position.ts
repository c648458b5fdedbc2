import type {MapView} from '../../shared/map';

/** @returns a latitude or a longitude with its letter: `6.50° N`. */
export const degrees = (value: number, digits: number, [positive, negative]: readonly [string, string]): string =>
  `${Math.abs(value).toFixed(digits)}° ${value < 0 ? negative : positive}`;

export const NORTH_SOUTH = ['N', 'S'] as const;
export const EAST_WEST = ['E', 'W'] as const;

/** A thousandth of a degree is about a hundred metres, which is enough to find the street. */
const DIGITS = 3;

/** @returns the coordinates of an office: `6.500° N, 3.355° E`. */
export default function position({latitude, longitude}: MapView): string {
  return `${degrees(latitude, DIGITS, NORTH_SOUTH)}, ${degrees(longitude, DIGITS, EAST_WEST)}`;
}
