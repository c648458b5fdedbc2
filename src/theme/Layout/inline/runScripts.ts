/**
 * An inline script at the end of every page. When the visitor saves data, the page's scripts load only at the first
 * touch that needs them; src/plugins/after-build/loader.ts lists them in the head. The touch takes effect after they
 * have run. Until then the page works as without JavaScript. It must not use anything from outside its own body.
 */
export function runScripts(): void {
  const {dataset} = document.documentElement;
  const {scripts, atOnce} = document.querySelector<HTMLElement>('script[data-scripts]')?.dataset ?? {};
  let addresses = scripts?.split(' ') ?? [];
  const run = () => {
    for (const address of addresses) {
      const script = document.createElement('script');
      // Keeps their order.
      script.async = false;
      script.src = address;
      document.head.append(script);
    }
    addresses = [];
  };
  // Otherwise decide.ts has added the scripts already.
  if (dataset.saver !== 'on') return;
  // Docusaurus uses this to prefetch the pages that visible links open.
  const nothing = () => false;
  Object.defineProperty(window, 'docusaurus', {get: () => ({prefetch: nothing, preload: nothing}), set: nothing});
  // Only scripts can answer a query in the address, such as a search.
  if (atOnce !== undefined || location.search !== '') run();
  let waiting: HTMLElement | undefined;
  const observer = new MutationObserver(() => {
    if (dataset.hasHydrated !== 'true') return;
    waiting?.click();
    waiting = undefined;
  });
  observer.observe(document.documentElement, {attributeFilter: ['data-has-hydrated']});
  // The browser handles what works without JavaScript: links, forms, and menus that are popovers.
  const onTouch = (event: Event) => {
    const {target} = event;
    if (!(target instanceof Element)) return;
    const link = target.closest('a');
    // Every page comes as HTML with the sizes of its pictures, so it needs no script.
    const isOnSite = link?.origin === location.origin && link.pathname !== location.pathname;
    if (isOnSite && !link.hasAttribute('aria-haspopup')) event.stopPropagation();
    const touched = target.closest<HTMLElement>(
      ':is(button, a[aria-haspopup]):not([popovertarget], [type="submit"], [data-show])',
    );
    if (!touched || dataset.hasHydrated === 'true') return;
    event.preventDefault();
    event.stopPropagation();
    waiting = touched;
    run();
  };
  const onFocus = ({target}: Event) => {
    if (target instanceof Element && target.closest('form[method="post"]')) run();
  };
  addEventListener('click', onTouch, true);
  addEventListener('focusin', onFocus);
  document.querySelector('[data-saver-switch]')?.setAttribute('aria-pressed', 'true');
}
