import {useEffect, useState} from 'react';
import useIsBrowser from '@docusaurus/useIsBrowser';

const FONT = '.woff2';

/** Whether a font came when the first page was drawn already, and is not shown therefore. */
function isLate(): boolean {
  const [drawn] = performance.getEntriesByName('first-contentful-paint');
  const files = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
  return (
    drawn !== undefined && files.some(({name, responseEnd}) => name.endsWith(FONT) && responseEnd > drawn.startTime)
  );
}

const isFontFace = (rule: CSSRule): rule is CSSFontFaceRule => rule instanceof CSSFontFaceRule;

/** A browser shows a font that was late to no page of a document; one that is written again it takes from its store. */
function showLoadedFonts(): void {
  const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules].filter(isFontFace));
  for (const [index, face] of [...document.fonts].entries()) {
    const {parentStyleSheet: sheet, cssText} = rules[index] ?? {};
    if (!sheet || cssText === undefined || face.status !== 'loaded') continue;
    const position = [...sheet.cssRules].findIndex((rule) => rule === rules[index]);
    sheet.deleteRule(position);
    sheet.insertRule(cssText, position);
  }
}

let isDone = false;

/** Shows with a page that was reached by a link the fonts that came after the first page was drawn. */
export function useLateFonts(): void {
  // False while the browser draws its first page.
  const [isReached] = useState(useIsBrowser());
  useEffect(() => {
    if (!isReached || isDone || document.fonts.status !== 'loaded') return;
    isDone = true;
    if (isLate()) showLoadedFonts();
  }, [isReached]);
}
