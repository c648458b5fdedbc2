/**
 * Stands as an inline script at the end of every page: fetches the awaited pictures, unless the visitor saves data or
 * the connection is slow; then it marks the document for src/hooks/useDataSaver and the styles. It must not use
 * anything from outside its own body.
 */
export function fetchAwaited(): void {
  // https://wicg.github.io/netinfo/, which not all browsers know.
  const {connection} = navigator as {connection?: {saveData: boolean; effectiveType: string}};
  const slow = connection !== undefined && (connection.saveData || /[23]g/.test(connection.effectiveType));
  if (slow || matchMedia('(prefers-reduced-data: reduce)').matches) {
    document.documentElement.dataset.saver = 'yes';
    return;
  }
  for (const image of document.querySelectorAll<HTMLImageElement>('img[data-awaited]')) image.loading = 'eager';
}
