import {type PairedValue, pairPage, type Versions} from '../../content/read';
import {placeIn} from './place';

/** @returns what a place before is called now; a page, an entry and a paragraph keep the name that they have now */
export function placesSince({changed, textBefore, textNow}: Versions): (place: string) => string {
  const known = new Map<string, string>();
  for (const {before, after} of changed) {
    if (before === undefined || after === undefined) continue;
    const learn = (was: readonly string[], at: readonly string[]) =>
      known.set(placeIn(before, was), placeIn(after, at));
    const learnAll = ({was, at, inside = []}: PairedValue) => {
      learn(was, at);
      inside.forEach(learnAll);
    };
    const {fields, sections} = pairPage(after, textBefore(before), textNow(after));
    learnAll(fields);
    for (const {before: section, at, blocks} of sections) {
      if (section) learn(section.at, at);
      for (const block of blocks) if (block.before) learn(block.before.at, block.at);
    }
  }
  return (place) => {
    const [file = '', names = ''] = place.split(/(?<=#)/);
    const parts = names.split('.');
    for (let end = parts.length; end >= 0; end -= 1) {
      const found = known.get(file + parts.slice(0, end).join('.'));
      if (found !== undefined) return [found, ...parts.slice(end)].join('.').replace('#.', '#');
    }
    return place;
  };
}
