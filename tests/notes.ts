/** The names under which browser tests note in their results what a statement tells of them. */
export const BROWSER = 'browser';
export const AXE = 'axe';
/** What Home weighs on a phone. */
export const HOME = 'home';
