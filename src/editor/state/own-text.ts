/** Keeps the text that a person writes from two others, although its dialog is closed or the page is loaded again. */
import {visitStorage} from '../../shared/storage';
import {OWN_TEXT_KEY} from '../github';

/** The texts from which it is written, which tell it from the text of another conflict. */
type Sources = Readonly<Record<'base' | 'ours' | 'theirs', string>>;

const idOf = ({base, ours, theirs}: Sources): string => JSON.stringify([base, ours, theirs]);

export const storeOwnText = (sources: Sources, text: string): boolean =>
  visitStorage.set(OWN_TEXT_KEY, idOf(sources) + text);

export function readOwnText(sources: Sources): string | undefined {
  const [id, stored] = [idOf(sources), visitStorage.get(OWN_TEXT_KEY)];
  return stored?.startsWith(id) ? stored.slice(id.length) : undefined;
}
