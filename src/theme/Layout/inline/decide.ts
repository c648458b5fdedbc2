/**
 * Stands as an inline script before everything else in the head of every page: decides whether data are saved, before
 * anything is fetched, and marks the document for src/hooks and the styles. Otherwise it asks at once for what the HTML
 * does not name, so that a page that saves data need not fetch it. It must not use anything from outside its own body.
 */
export function decide(): void {
  const {dataset} = document.documentElement;
  const {scripts = '', font = '', first = ''} = document.currentScript?.dataset ?? {};
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
  const preload = (attributes: Record<string, string>) => {
    const link = document.createElement('link');
    for (const [name, value] of Object.entries({rel: 'preload', ...attributes})) link.setAttribute(name, value);
    document.head.append(link);
  };
  preload({as: 'font', type: 'font/woff2', crossorigin: '', href: font});
  const pictures = JSON.parse(first) as Record<string, string>[];
  for (const picture of pictures) preload({as: 'image', type: 'image/avif', fetchpriority: 'high', ...picture});
  for (const href of scripts.split(' ')) preload({as: 'script', fetchpriority: 'low', href});
}
