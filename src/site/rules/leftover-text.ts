/** Text that a template, an unfinished draft or a chat program has left. */
import {truncate, type ReportMessage} from '../../cms/base/diagnostic';
import {rule} from '../../cms/definition/site-definition';
import {reportTexts} from './texts';

/** No company writes these on purpose. */
const CHAT_TRACES =
  /:?contentReference\[[^\]]*\](?:\{[^}]*\})?|\boaicite\b|【\d+[†:][^】]*】|\bturn\d+(?:search|view|news)\d+\b|\b[Aa]s an AI (?:language )?model\b|\b(?:Certainly|Sure|Of course)[!,] [Hh]ere(?: is|’s|'s| are)\b/;

const PLACEHOLDERS =
  /\blorem ipsum\b|\bTODO\b|\bTB[ACD]\b|\bX{4,}\b|\[(?:insert|add|enter|type|your)\b[^\]]*\](?!\()|\byour text here\b|\btext goes here\b/i;
/** Capitals make these words an abbreviation. */
const CAPITALS = /^(?:todo|tb[acd]|x+)$/i;

/** A whole text; in a sentence the words are a promise. */
const COMING_SOON = /^\W*(?:coming soon|under construction|to follow|watch this space)\W*$/i;

export const leftoverText = rule({id: 'leftover-text', severity: 'warning'}, ({sources}) =>
  sources.flatMap((source) => reportTexts(source, leftover)),
);

function leftover(text: string): ReportMessage | undefined {
  const [trace] = CHAT_TRACES.exec(text) ?? [];
  if (trace !== undefined) {
    const message = `"${truncate(trace)}" is left over from a chat program.`;
    return {message, help: 'Remove it, and read the text around it.'};
  }
  const found = PLACEHOLDERS.exec(text)?.[0] ?? COMING_SOON.exec(text)?.[0];
  if (found === undefined || (CAPITALS.test(found) && found !== found.toUpperCase())) return undefined;
  return {message: `"${truncate(found.trim())}" is a placeholder.`, help: 'Write the text itself, or remove it.'};
}
