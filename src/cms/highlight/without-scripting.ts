/** The conditions of styles that depend on scripts, and conditions that behave as if scripting were off. */
const SCRIPTING_CONDITIONS = [
  [/\(scripting:\s*none\)/g, '(min-width:0)'],
  [/\(scripting:\s*enabled\)/g, '(max-width:0)'],
] as const;

/** @returns styles or media conditions for a static page, whose hidden content, such as the panels of tabs, is shown */
export const withoutScripting = (css: string): string =>
  SCRIPTING_CONDITIONS.reduce((text, [from, to]) => text.replace(from, to), css);
