/** Marks on a page what is different from how it was. It needs two drawings whose words name their places, and no build. */
import type {ReportSentence} from '../report-sentences';
import {anchorsIn, numberHighlights} from './anchors';
import {highlightChanges} from './compare';
import {HIGHLIGHT, type HighlightLabels} from './flags';
import {joinSentences, SAID, SENTENCE, REPORTED} from './sentences';
import {allIn, element, insertBefore, isElement, joinTexts, type Element} from './tree';

interface Page {
  /** Its address. */
  path: string;
  labels: HighlightLabels;
  /** The sentences of the report, those of other pages too. */
  sentences: readonly ReportSentence[];
}

interface HighlightedPage {
  /** How many marks the page has. */
  count: number;
  /** The sentences that it tells. */
  reported: ReadonlySet<ReportSentence>;
}

/**
 * Marks on a page what changed.
 * @param now the page as it is; the marks are added here
 * @param before the same page as it was; what is gone is moved from here into `now`
 */
export function highlightPage(now: Element, before: Element, {path, labels, sentences}: Page): HighlightedPage {
  joinTexts(now);
  joinTexts(before);
  highlightChanges(now, before, labels);
  const anchors = anchorsIn(now);
  const reported = joinSentences(anchors, sentences, path);
  // What no reader can see on the page is told above its heading.
  const untold = sentences.filter((sentence) => sentence.path === path && !reported.has(sentence));
  const flags = untold.map(({number, text}) =>
    element(
      'span',
      {class: 'preview-flag', [HIGHLIGHT]: 'other', 'aria-describedby': `${SENTENCE}${number}`, [REPORTED]: text},
      [element('span', {id: `${SAID}${number}`}), text],
    ),
  );
  const heading = allIn(now).find(({tagName}) => tagName === 'h1');
  const above = heading?.parentNode;
  if (above && isElement(above)) for (const flag of flags) insertBefore(above, flag, heading);
  numberHighlights(now, [...anchors, ...flags]);
  return {count: anchors.length + flags.length, reported: new Set([...reported, ...untold])};
}
