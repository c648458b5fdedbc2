/** Makes a static page show what styles hide when scripts run, such as the panels of tabs. */
const SCRIPTED = [
  ['(scripting: none)', '(min-width: 0)'],
  ['(scripting: enabled)', '(max-width: 0)'],
] as const;

/** The original media conditions. */
const written = new Map<CSSMediaRule, string>();

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

export function showWithScripts(): void {
  for (const [rule, mediaText] of written) rule.media.mediaText = mediaText;
  written.clear();
}

const mediaRulesIn = ({cssRules}: CSSStyleSheet | CSSGroupingRule): CSSMediaRule[] =>
  [...cssRules].flatMap((rule) => [
    ...(rule instanceof CSSMediaRule ? [rule] : []),
    ...(rule instanceof CSSGroupingRule ? mediaRulesIn(rule) : []),
  ]);
