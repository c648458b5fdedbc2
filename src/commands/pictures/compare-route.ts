import {causesOf, isReordered, type Cause} from './causes';
import {difference, type PictureDifference} from './difference';
import type {PageLook, PlacedBox} from './look';
import {nearestPart, changedParts, type Part, type PlacedCause} from './parts';
import {viewsAt, type Side, type View} from './photograph';

/** One page that looks different in one view. */
export interface Finding {
  view: View;
  difference: PictureDifference;
  /** What differs, by part, in the order of the page. */
  parts: Part[];
}

/** How far outlines and shadows reach out of an element, in CSS pixels. */
const REACH = 8;

interface Comparison {
  before: Side;
  after: Side;
  /** Of the window, in CSS pixels. */
  width: number;
  /** Nothing but style sheets of the page differs. */
  isRestyled: boolean;
}

/** Photographs a page in both states and in all views. @returns a finding for each view in which it looks different */
export async function compareRoute(route: string, {before, after, width, isRestyled}: Comparison): Promise<Finding[]> {
  const findings: Finding[] = [];
  const [old, now] = await Promise.all([look(before, route, width), look(after, route, width)]);
  const causes = causesOf(old, now);
  // Most rules concern other pages.
  const isReached = async () => isReordered(old, now) || (await placesOf(causes, before, after)).flat().length > 0;
  if (isRestyled && !(await isReached())) return [];
  await Promise.all([before.sitter.holdStill(), after.sitter.holdStill()]);
  for (const view of viewsAt(width)) {
    const pictures = await Promise.all([before.sitter.photograph(view), after.sitter.photograph(view)]);
    const differs = await difference(...pictures);
    if (!differs) continue;
    const seen = await visible(causes, differs, before, after);
    const isSeenAlready = findings.some(({view: {scheme}}) => scheme === view.scheme);
    // What the page shows without the focus it shows with it too, unless there is more.
    if (view.focused && isSeenAlready && !seen.some(({focus}) => focus)) continue;
    const told = seen.filter(({focus}) => view.focused || !focus);
    const parts = told.length > 0 ? changedParts(told) : [await partAt(differs, after)];
    findings.push({view, difference: differs, parts});
  }
  return findings;
}

async function look({sitter, named}: Side, route: string, width: number): Promise<PageLook> {
  return JSON.parse(named(JSON.stringify(await sitter.go(route, width)))) as PageLook;
}

/** The places that each cause concerns, in both states. */
async function placesOf(causes: Cause[], before: Side, after: Side): Promise<PlacedBox[][]> {
  const [old, now] = await Promise.all([
    before.sitter.find(causes.map((cause) => cause.before)),
    after.sitter.find(causes.map((cause) => cause.after)),
  ]);
  return causes.map((_, index) => [...(now[index] ?? []), ...(old[index] ?? [])]);
}

async function visible(
  causes: Cause[],
  {touches}: PictureDifference,
  before: Side,
  after: Side,
): Promise<PlacedCause[]> {
  const places = await placesOf(causes, before, after);
  const differs = ({left, top, right, bottom, isVisible}: PlacedBox) =>
    isVisible && touches({left: left - REACH, top: top - REACH, right: right + REACH, bottom: bottom + REACH});
  return causes
    .map((cause, index) => ({...cause, places: (places[index] ?? []).filter(differs)}))
    .filter((cause) => cause.places.length > 0);
}

/** Nothing is written differently that would explain it: a picture, say, or the order of the rules. */
async function partAt({first: {x, y}}: PictureDifference, {sitter}: Side): Promise<Part> {
  const [places = []] = await sitter.find(['body *']);
  const isAround = ({left, top, right, bottom}: PlacedBox) => left <= x && x < right && top <= y && y < bottom;
  const size = ({left, top, right, bottom}: PlacedBox) => (right - left) * (bottom - top);
  const smallest = places.filter(isAround).sort((a, b) => size(a) - size(b))[0];
  return {name: nearestPart(smallest?.classes ?? []), what: []};
}
