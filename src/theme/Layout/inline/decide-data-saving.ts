/**
 * An inline script at the start of every page's head. It decides whether the visitor saves data, and marks the document
 * for src/hooks and the styles. If not, it writes the tags of the files that a page that saves data must not fetch. It
 * must not use anything from outside its own body.
 */
export function decideDataSaving(): void {
  const {dataset} = document.documentElement;
  const {now = ''} = document.currentScript?.dataset ?? {};
  // Not all browsers support https://wicg.github.io/netinfo/.
  const {connection} = navigator as {connection?: {saveData: boolean; effectiveType: string}};
  let choice: string | null = null;
  try {
    choice = localStorage.getItem('saver');
  } catch {
    // Storage is blocked: the browser's own setting counts.
  }
  const isWished = connection?.saveData === true || matchMedia('(prefers-reduced-data: reduce)').matches;
  if (choice === null ? isWished : choice === 'on') {
    dataset.saver = 'on';
    return;
  }
  if (/[23]g/.test(connection?.effectiveType ?? '')) dataset.saver = 'slow';
  // Browsers fetch and compile scripts in advance if the parser finds them; scripts that are added as elements run 0.3 s
  // later.
  // eslint-disable-next-line @typescript-eslint/no-deprecated -- there is no other way to pass tags to the parser
  document.write(now);
}
