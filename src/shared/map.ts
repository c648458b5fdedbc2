/** An embedded map. Degrees north and east are positive. */
export interface MapView {
  src: string;
  latitude: number;
  longitude: number;
  /** How many degrees of longitude the map spans. */
  width: number;
}

const numbers = (query: URLSearchParams, name: string) => (query.get(name) ?? '').split(',').map(parseFloat);

/**
 * Reads what an embedded map of OpenStreetMap shows from the address that "Share › HTML" gives for a map with a marker.
 * `bbox` is west, south, east, north; `marker` is latitude, longitude.
 */
export function readMap(src: string): MapView | undefined {
  if (!URL.canParse(src)) return undefined;
  const {origin, pathname, searchParams} = new URL(src);
  if (origin !== 'https://www.openstreetmap.org' || pathname !== '/export/embed.html') return undefined;
  const [west = NaN, , east = NaN] = numbers(searchParams, 'bbox');
  const [latitude = NaN, longitude = NaN] = numbers(searchParams, 'marker');
  const width = east - west;
  const isComplete = [latitude, longitude, width].every(Number.isFinite) && width > 0;
  return isComplete ? {src, latitude, longitude, width} : undefined;
}
