/** Inline scripts at the end of every page. None may use anything from outside its own body. */

/**
 * Corrects an address that the host accepts but the router cannot parse: double slashes, which faulty links have, and
 * percent signs that encode no character. Otherwise the router would show the 404 page, or no script would start. The
 * router reads the address later.
 * @see https://github.com/facebook/docusaurus/issues/7965
 */
export function normalizeAddress(): void {
  const {origin, pathname, search, hash} = window.location;
  let path = pathname.replace(/\/{2,}/g, '/');
  try {
    decodeURI(path);
  } catch {
    path = path.replaceAll('%', '%25');
  }
  if (path !== pathname) window.history.replaceState(window.history.state, '', origin + path + search + hash);
}

/** Loads the pictures that the loading screen waits for: on a slow connection only the essential ones, with data saving none. */
export function loadAwaitedPictures(): void {
  const {saver} = document.documentElement.dataset;
  if (saver === 'on') return;
  const awaited = saver === undefined ? 'img[data-awaited]' : 'img[data-awaited="always"]';
  for (const image of document.querySelectorAll<HTMLImageElement>(awaited)) image.loading = 'eager';
}

/** Hides the loading screen when the awaited pictures have loaded, without waiting for the rest of the code. */
export function hideLoadingScreenEarly(): void {
  const images = document.querySelectorAll<HTMLImageElement>('main img:not([loading="lazy"])');
  const pending = new Set([...images].filter((image) => !image.complete));
  const release = () => {
    if (pending.size === 0) document.documentElement.dataset.released = 'yes';
  };
  for (const image of pending) {
    for (const event of ['load', 'error']) {
      image.addEventListener(event, () => {
        pending.delete(image);
        release();
      });
    }
  }
  release();
}

/** With data saving, puts each picture behind a button with its file size, and loads the smallest version. */
export function addPictureButtons(): void {
  if (document.documentElement.dataset.saver !== 'on') return;
  const {weights = '', show = ''} = document.querySelector<HTMLElement>('script[data-scripts]')?.dataset ?? {};
  const sizes = JSON.parse(weights) as Record<string, number | undefined>;
  const offer = () => {
    for (const picture of document.querySelectorAll<HTMLElement>('picture:not([data-offered])')) {
      picture.dataset.offered = '';
      const image = picture.querySelector('img');
      const size = sizes[image?.getAttribute('src') ?? ''];
      const control = picture.closest<HTMLElement>('a[aria-haspopup]') ?? picture.nextElementSibling;
      // The visitor has asked for pictures that are not in the HTML already, such as an enlarged photo.
      if (!image || size === undefined || !(control instanceof HTMLElement)) {
        picture.dataset.shown = '';
        continue;
      }
      control.dataset.show = show.replace('{size}', String(size));
      const name = [control.dataset.show, image.alt].filter((text) => text !== '').join(': ');
      control.setAttribute('aria-label', name);
    }
  };
  const onTouch = (event: Event) => {
    const control = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-show]') : null;
    const picture = control?.querySelector('picture') ?? control?.previousElementSibling;
    if (!control || !(picture instanceof HTMLElement)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    for (const version of picture.querySelectorAll<HTMLSourceElement | HTMLImageElement>('[srcset]')) {
      version.srcset = version.srcset.split(', ')[0] ?? '';
    }
    picture.dataset.shown = '';
    // The button is about to disappear, so the focus moves to the picture that replaces it.
    const image = picture.querySelector('img');
    if (image?.alt && control.matches('button:focus')) {
      image.tabIndex = -1;
      image.focus({preventScroll: true});
    }
    control.removeAttribute('data-show');
    control.removeAttribute('aria-label');
  };
  addEventListener('click', onTouch, true);
  offer();
  new MutationObserver(offer).observe(document.body, {childList: true, subtree: true});
}

/**
 * Before the scripts of the page have run, remembers the button that was pressed last, and presses it once they have.
 * With data saving, they load only at such a press. src/plugins/after-build/loader.ts lists them in the head.
 */
export function answerEarlyPresses(): void {
  const {dataset} = document.documentElement;
  const {scripts, atOnce} = document.querySelector<HTMLElement>('script[data-scripts]')?.dataset ?? {};
  // Otherwise decide-data-saving.ts has added the scripts already.
  const isSaving = dataset.saver === 'on';
  let addresses = isSaving ? (scripts?.split(' ') ?? []) : [];
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
  if (isSaving) {
    // Docusaurus uses this observer to prefetch the pages that visible links open.
    const nothing = () => false;
    Object.defineProperty(window, 'docusaurus', {get: () => ({prefetch: nothing, preload: nothing}), set: nothing});
    // Only scripts can answer a query in the address, such as a search.
    if (atOnce !== undefined || location.search !== '') run();
    document.querySelector('[data-saver-switch]')?.setAttribute('aria-pressed', 'true');
  }
  let pressed: HTMLElement | undefined;
  const observer = new MutationObserver(() => {
    if (dataset.hasHydrated !== 'true') return;
    pressed?.click();
    pressed = undefined;
    observer.disconnect();
  });
  observer.observe(document.documentElement, {attributeFilter: ['data-has-hydrated']});
  // The browser handles what works without JavaScript: links, forms, and menus that are popovers.
  const controls = isSaving ? ':is(button, a[aria-haspopup])' : 'button';
  const onPress = (event: Event) => {
    const {target} = event;
    if (!(target instanceof Element)) return;
    const link = target.closest('a');
    // Every page comes as HTML with the sizes of its pictures, so it needs no script.
    const isOnSite = link?.origin === location.origin && link.pathname !== location.pathname;
    if (isSaving && isOnSite && !link.hasAttribute('aria-haspopup')) event.stopPropagation();
    const control = target.closest<HTMLElement>(`${controls}:not([popovertarget], [type="submit"], [data-show])`);
    if (!control || dataset.hasHydrated === 'true') return;
    event.preventDefault();
    event.stopPropagation();
    pressed = control;
    run();
  };
  addEventListener('click', onPress, true);
  addEventListener('focusin', ({target}) => {
    if (target instanceof Element && target.closest('form[method="post"]')) run();
  });
}
