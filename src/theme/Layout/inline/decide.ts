/**
 * Stands as an inline script in the head of every page, before all that is fetched: decides whether data are saved, and
 * marks the document for src/hooks and the styles. Otherwise it writes the tags that the HTML leaves out, so that a page
 * that saves data need not fetch what they name. It must not use anything from outside its own body.
 */
export function decide(): void {
  const {dataset} = document.documentElement;
  const {now = ''} = document.currentScript?.dataset ?? {};
  // https://wicg.github.io/netinfo/, which not all browsers know.
  const {connection} = navigator as {connection?: {saveData: boolean; effectiveType: string}};
  let choice: string | null = null;
  try {
    choice = localStorage.getItem('saver');
  } catch {
    // Storage is blocked: the wish of the browser counts.
  }
  const isWished = connection?.saveData === true || matchMedia('(prefers-reduced-data: reduce)').matches;
  if (choice === null ? isWished : choice === 'on') {
    dataset.saver = 'on';
    return;
  }
  if (/[23]g/.test(connection?.effectiveType ?? '')) dataset.saver = 'slow';
  // Browsers fetch and compile ahead what the parser comes on; scripts that are added as elements run 0.3 s later.
  // eslint-disable-next-line @typescript-eslint/no-deprecated -- there is no other way to hand tags to the parser
  document.write(now);
}
