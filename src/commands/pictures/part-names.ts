/** How classes are called in a build that is photographed: `src-layout-Button--signal` is `.signal` of src/layout/Button. */
export const CLASS_NAMES = '[path]-[local]';

const OF_PART = /^src-(components|layout|shells|theme)-(.+)--/;
const SHAPES = 'layout';

export interface NamedPart {
  name: string;
  /** Whether it is one of the shapes that other parts are made of. */
  isShape: boolean;
}

/** @returns the part that a class belongs to, or nothing for a class of all parts */
export function partOfClass(className: string): NamedPart | undefined {
  const [, room, folders] = OF_PART.exec(className) ?? [];
  return folders === undefined ? undefined : {name: folders.replaceAll('-', '/'), isShape: room === SHAPES};
}
