/**
 * An inline script at the end of every page. When the visitor saves data, it puts each picture behind a button with its
 * file size, and loads the smallest version. It must not use anything from outside its own body.
 */
export function offerPictures(): void {
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
