/**
 * Stands as an inline script at the end of every page: fetches the awaited pictures. Where the connection is slow, those
 * that can wait come when they are needed; where data are saved, none. It must not use anything from outside its own body.
 */
export function fetchAwaited(): void {
  const {saver} = document.documentElement.dataset;
  if (saver === 'on') return;
  const awaited = saver === undefined ? 'img[data-awaited]' : 'img[data-awaited="always"]';
  for (const image of document.querySelectorAll<HTMLImageElement>(awaited)) image.loading = 'eager';
}
