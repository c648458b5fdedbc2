/** Pictures, icons, addresses and what else one does not see. */
import {edit, anew, CAREERS, GALLERY, WHO} from './edit';

edit('a photo under its old name', (d) => d.picture('/img/bench.jpg', '/img/crane.jpg'), {
  '/careers': ['picture'],
});
edit('a photo that two pages show, under its old name', (d) => d.picture('/img/deck.jpg', '/img/photo.jpg'), {
  '/about/who-we-are': ['picture'],
  '/services': ['picture'],
});
edit('another photo', (d) => d.set(CAREERS, ['banner'], '/img/photo.jpg'), {'/careers': ['picture']});
edit('a logo', (d) => d.set('oem.mdx', ['partners', 0, 'logo'], '/img/logos/quay.svg'), {});
edit('the words of a photo', (d) => d.say(GALLERY, ['categories', 0, 'images', 1, 'alt'], anew), {
  '/about/gallery': ['other'],
});
edit('a photo of the gallery moved', (d) => d.move(GALLERY, ['categories', 0, 'images'], 0, 2), {
  '/about/gallery': ['moved'],
});
edit('a photo of the gallery removed', (d) => d.remove(GALLERY, ['categories', 1, 'images'], 1), {});
edit('the name of a category', (d) => d.set(GALLERY, ['categories', 1, 'name'], 'Machines'), {});
edit('an icon', (d) => d.set(CAREERS, ['benefits', 1, 'icon'], 'flask'), {'/careers': ['other']});
edit('an icon that no page had', (d) => d.set('oem.mdx', ['advantages', 0, 'icon'], 'alien'), {'/oem': ['other']});
edit('the address of a button', (d) => d.set(WHO, ['callToAction', 'buttons', 0, 'href'], '/contact/vendor'), {
  '/about/who-we-are': ['other'],
});
edit('a country and its flag', (d) => d.set('oem.mdx', ['partners', 0, 'country'], 'Italy'), {});
edit('what search engines are told', (d) => d.say(CAREERS, ['description'], (t) => `All ${t}`), {'/careers': []});
