import sharp from 'sharp';
import type {Named} from './built-files';
import {causesOf, type Cause} from './causes';
import {difference, type Difference, type Raw} from './compare-pixels';
import type {Look, Place} from './look';
import type {PartNames} from './part-names';
import {nearest, partsOf, type Part, type Seen} from './parts';
import {reachOf} from './reach';
import {viewsAt, WIDTHS, type Sitter, type View} from './photograph';

/** One page that looks different in one view. */
export interface Finding {
  route: string;
  view: View;
  before: Raw;
  after: Raw;
  difference: Difference;
  /** What differs, by part, in the order of the page. */
  parts: Part[];
}

/** The page in one of the two states. */
export interface Side {
  sitter: Sitter;
  url: string;
  named: Named;
}

/** How far outlines and shadows reach out of an element, in CSS pixels. */
const REACH = 8;

interface Comparison {
  before: Side;
  after: Side;
  names: PartNames;
  /** Nothing but style sheets of the page differs. */
  isRestyled: boolean;
}

/** Photographs a page in both states and in all views. @returns a finding for each view in which it looks different */
export async function compareRoute(route: string, {before, after, names, isRestyled}: Comparison): Promise<Finding[]> {
  const findings: Finding[] = [];
  for (const width of WIDTHS) {
    const sides = [before, after];
    const [old, now] = await Promise.all(sides.map((side) => look(side, route, width)));
    if (!old || !now) continue;
    if (isRestyled && !(await isReached(old, now, after))) continue;
    await Promise.all(sides.map(({sitter}) => sitter.holdStill()));
    const causes = causesOf(old, now);
    for (const view of viewsAt(width)) {
      const photograph = () => Promise.all([before.sitter.photograph(view), after.sitter.photograph(view)]);
      const [a, b] = await photograph();
      if (isAlike([a, b])) continue;
      const pictures = {before: await decode(a), after: await decode(b)};
      const differs = difference(pictures.before, pictures.after);
      if (!differs) continue;
      const seen = await visible(causes, differs, before, after);
      const isSeenAlready = findings.some(({view: {width: w, scheme}}) => w === width && scheme === view.scheme);
      // What the page shows without the focus it shows with it too, unless there is more.
      if (view.focused && isSeenAlready && !seen.some(({focus}) => focus)) continue;
      const told = seen.filter(({focus}) => view.focused || !focus);
      const parts = told.length > 0 ? partsOf(told, names) : [await partAt(differs, after, names)];
      findings.push({route, view, ...pictures, difference: differs, parts});
    }
  }
  return findings;
}

/** Whether a page of which only style sheets differ shows any element that these may concern. */
async function isReached(old: Look, now: Look, {sitter}: Side): Promise<boolean> {
  const reach = reachOf(old, now);
  return reach === undefined || sitter.has(reach);
}

const isAlike = ([before, after]: [Buffer, Buffer]) => before.equals(after);

async function look({sitter, url, named}: Side, route: string, width: number): Promise<Look> {
  return JSON.parse(named(JSON.stringify(await sitter.go(url + route, width)))) as Look;
}

async function decode(png: Buffer): Promise<Raw> {
  const {data, info} = await sharp(png).removeAlpha().raw().toBuffer({resolveWithObject: true});
  return {data, width: info.width, height: info.height};
}

async function visible(causes: Cause[], {touches}: Difference, before: Side, after: Side): Promise<Seen[]> {
  const [old, now] = await Promise.all([
    before.sitter.find(causes.map((cause) => cause.before)),
    after.sitter.find(causes.map((cause) => cause.after)),
  ]);
  const differs = ({left, top, right, bottom}: Place) =>
    touches({left: left - REACH, top: top - REACH, right: right + REACH, bottom: bottom + REACH});
  return causes
    .map((cause, index) => ({...cause, places: [...(now[index] ?? []), ...(old[index] ?? [])].filter(differs)}))
    .filter(({places}) => places.length > 0);
}

/** Nothing is written differently that would explain it: a picture, say, or the order of the rules. */
async function partAt({first}: Difference, {sitter}: Side, names: PartNames): Promise<Part> {
  return {name: nearest(await sitter.classesAt(first), names), what: []};
}
