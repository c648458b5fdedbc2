/**
 * An inline script at the end of every page that loads the awaited pictures. On a slow connection it skips those that
 * can wait; when the visitor saves data it loads none. It must not use anything from outside its own body.
 */
export function fetchAwaited(): void {
  const {saver} = document.documentElement.dataset;
  if (saver === 'on') return;
  const awaited = saver === undefined ? 'img[data-awaited]' : 'img[data-awaited="always"]';
  for (const image of document.querySelectorAll<HTMLImageElement>(awaited)) image.loading = 'eager';
}
