/**
 * Adds a slider below each pair of pictures on a highlighted page, which blends from one to the other. The function
 * imports nothing, because previews copy its source into a script.
 */
export function addSliders(label: string): void {
  for (const pair of document.querySelectorAll<HTMLElement>('.preview-pair')) {
    const slider = document.createElement('input');
    slider.type = 'range';
    slider.value = '50';
    slider.ariaLabel = label;
    const show = () => pair.style.setProperty('--at', `${slider.value}%`);
    slider.addEventListener('input', show);
    pair.dataset.slides = '';
    // The picture of a banner is behind its text, so both pictures of the slider must be, too.
    const image = pair.querySelector('img');
    if (image && getComputedStyle(image).position === 'absolute') pair.parentElement?.setAttribute('data-fills', '');
    pair.after(slider);
    show();
  }
}
