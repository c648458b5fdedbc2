/** Makes a static page show the content that is hidden when scripts run, such as the panels of tabs. */
import {withoutScripting} from '../../cms/highlight/without-scripting';

/** The original media conditions. */
const originalQueries = new Map<CSSMediaRule, string>();

export function showWithoutScripts(): void {
  if (originalQueries.size > 0) return;
  for (const rule of [...document.styleSheets].flatMap(mediaRulesIn)) {
    const {mediaText} = rule.media;
    const still = withoutScripting(mediaText);
    if (still === mediaText) continue;
    originalQueries.set(rule, mediaText);
    rule.media.mediaText = still;
  }
}

export function showWithScripts(): void {
  for (const [rule, mediaText] of originalQueries) rule.media.mediaText = mediaText;
  originalQueries.clear();
}

const mediaRulesIn = ({cssRules}: CSSStyleSheet | CSSGroupingRule): CSSMediaRule[] =>
  [...cssRules].flatMap((rule) => [
    ...(rule instanceof CSSMediaRule ? [rule] : []),
    ...(rule instanceof CSSGroupingRule ? mediaRulesIn(rule) : []),
  ]);
