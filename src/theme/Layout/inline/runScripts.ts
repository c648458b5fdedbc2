/**
 * Stands as an inline script at the end of every page: where data are saved, the scripts of the page, which
 * src/plugins/after-build/loader.ts names in the head, come at the first touch that needs them, which takes effect once
 * they have run. Until then the page is what it is without JavaScript. It must not use anything from outside its own body.
 */
export function runScripts(): void {
  const {dataset} = document.documentElement;
  const {scripts, atOnce} = document.querySelector<HTMLElement>('script[data-scripts]')?.dataset ?? {};
  let addresses = scripts?.split(' ') ?? [];
  const run = () => {
    for (const address of addresses) {
      const script = document.createElement('script');
      // In their order.
      script.async = false;
      script.src = address;
      document.head.append(script);
    }
    addresses = [];
  };
  // Otherwise the first script of the page has added them.
  if (dataset.saver !== 'on') return;
  // Docusaurus fetches ahead what links on screen lead to, through this.
  const nothing = () => false;
  Object.defineProperty(window, 'docusaurus', {get: () => ({prefetch: nothing, preload: nothing}), set: nothing});
  // What an address asks for behind `?`, such as a search, only scripts can answer.
  if (atOnce !== undefined || location.search !== '') run();
  let waiting: HTMLElement | undefined;
  const observer = new MutationObserver(() => {
    if (dataset.hasHydrated !== 'true') return;
    waiting?.click();
    waiting = undefined;
  });
  observer.observe(document.documentElement, {attributeFilter: ['data-has-hydrated']});
  // What works without a script is left to the browser: links, forms, menus that open as a popover.
  const onTouch = (event: Event) => {
    const {target} = event;
    if (!(target instanceof Element)) return;
    const link = target.closest('a');
    // Each page comes as HTML, which knows the weights of its pictures, and needs no script.
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
