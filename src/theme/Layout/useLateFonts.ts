import {useEffect, useState} from 'react';
import useIsBrowser from '@docusaurus/useIsBrowser';

const FONT = '.woff2';

/** Whether a font arrived after the first paint, so that the browser does not use it. */
function isLate(): boolean {
  const [drawn] = performance.getEntriesByName('first-contentful-paint');
  const files = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
  return (
    drawn !== undefined && files.some(({name, responseEnd}) => name.endsWith(FONT) && responseEnd > drawn.startTime)
  );
}

const isFontFace = (rule: CSSRule): rule is CSSFontFaceRule => rule instanceof CSSFontFaceRule;

/**
 * A browser does not apply a late font to any page of the document. A rule that is added again takes the font from the
 * cache.
 */
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

/** When a link opens another page, applies the fonts that arrived after the first paint. */
export function useLateFonts(): void {
  // False during the first rendering.
  const [isReached] = useState(useIsBrowser());
  useEffect(() => {
    if (!isReached || isDone || document.fonts.status !== 'loaded') return;
    isDone = true;
    if (isLate()) showLoadedFonts();
  }, [isReached]);
}
