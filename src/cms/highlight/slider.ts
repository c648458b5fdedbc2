/**
 * Puts a slider below each two pictures of a marked page, by which one is seen through to the other. It uses nothing from
 * outside, because previews write it into a script as it is.
 * @param label what the slider does, for those who hear it
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
    // The picture of a banner is behind its words, and so do both.
    const image = pair.querySelector('img');
    if (image && getComputedStyle(image).position === 'absolute') pair.parentElement?.setAttribute('data-fills', '');
    pair.after(slider);
    show();
  }
}
