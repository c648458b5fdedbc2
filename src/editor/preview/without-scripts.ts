/** What the styles hide from those who have scripts, such as the panels of tabs, is shown on a page that stands still. */
const SCRIPTED = [
  ['(scripting: none)', '(min-width: 0)'],
  ['(scripting: enabled)', '(max-width: 0)'],
] as const;

/** The conditions as they were written. */
const written = new Map<CSSMediaRule, string>();

/** From now on the page looks as it does to somebody without scripts. */
export function showWithoutScripts(): void {
  if (written.size > 0) return;
  for (const rule of [...document.styleSheets].flatMap(mediaRulesIn)) {
    const {mediaText} = rule.media;
    const still = SCRIPTED.reduce((text, [from, to]) => text.replace(from, to), mediaText);
    if (still === mediaText) continue;
    written.set(rule, mediaText);
    rule.media.mediaText = still;
  }
}

/** From now on the page looks as it does to everybody. */
export function showWithScripts(): void {
  for (const [rule, mediaText] of written) rule.media.mediaText = mediaText;
  written.clear();
}

const mediaRulesIn = ({cssRules}: CSSStyleSheet | CSSGroupingRule): CSSMediaRule[] =>
  [...cssRules].flatMap((rule) => [
    ...(rule instanceof CSSMediaRule ? [rule] : []),
    ...(rule instanceof CSSGroupingRule ? mediaRulesIn(rule) : []),
  ]);
