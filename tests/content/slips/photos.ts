import {PROJECTS, SERVICE, type Slip} from './slip';

/** Slips with photos and drawings that a page names. */
export const PHOTO_SLIPS: Slip[] = [
  {
    slip: 'writes the name of a photo in another case',
    file: SERVICE,
    was: '/img/photo.jpg',
    is: '/img/Photo.jpg',
    says: [
      'service › image "/img/Photo.jpg" differs from the file in capital letters. Write /img/photo.jpg if that is the one.',
    ],
  },
  {
    slip: 'names a photo outside static/img',
    file: SERVICE,
    was: '/img/photo.jpg',
    is: '../photo.jpg',
    says: [
      'service › image "../photo.jpg" is not a picture in static/img. Put the file there and write its path, such as /img/home/yard.jpg.',
    ],
  },
  {
    slip: 'uses a PNG under a JPEG name',
    file: SERVICE,
    was: '/img/photo.jpg',
    is: '/img/fake.jpg',
    says: ['service › image "/img/fake.jpg" is a PNG picture under a .jpg name. Save it again as JPEG.'],
  },
  {
    slip: 'uses a HEIC photo',
    file: SERVICE,
    was: '/img/photo.jpg',
    is: '/img/photo.heic',
    says: [
      'service › image "/img/photo.heic" is a HEIC photo, which browsers cannot show. Export it as JPEG (on an iPhone: Settings › Camera › Formats › Most Compatible).',
    ],
  },
  {
    slip: 'uses a HEIC photo under a JPEG name',
    file: SERVICE,
    was: '/img/photo.jpg',
    is: '/img/phone.jpg',
    says: [
      'service › image "/img/phone.jpg" is a HEIC photo, which browsers cannot show. Export it as JPEG (on an iPhone: Settings › Camera › Formats › Most Compatible).',
    ],
  },
  {
    slip: 'uses a photo with print colours',
    file: SERVICE,
    was: '/img/photo.jpg',
    is: '/img/print.jpg',
    says: [
      'service › image "/img/print.jpg" has the colours of a print file (CMYK). Export it with the colours of the screen (sRGB).',
    ],
  },
  {
    slip: 'uses a photo that is too small',
    file: SERVICE,
    was: '/img/photo.jpg',
    is: '/img/small.jpg',
    says: [
      'service › image "/img/small.jpg" is only 300 pixels wide and would look blurred here. Use a photo at least 800 pixels wide.',
    ],
  },
  {
    slip: 'uses a photo of over 20 MB',
    file: SERVICE,
    was: '/img/photo.jpg',
    is: '/img/huge.jpg',
    says: ['service › image "/img/huge.jpg" is larger than 20 MB. Export it smaller.'],
  },
  {
    slip: 'uses a damaged photo',
    file: SERVICE,
    was: '/img/photo.jpg',
    is: '/img/broken.jpg',
    says: [
      'service › image "/img/broken.jpg" cannot be read as a picture. Open it in a photo program and save it again as JPEG.',
    ],
  },
  {
    slip: 'uses an empty file',
    file: SERVICE,
    was: '/img/photo.jpg',
    is: '/img/empty.jpg',
    says: ['service › image "/img/empty.jpg" is an empty file. Upload the picture again.'],
  },
  {
    slip: 'uses another kind of file',
    file: SERVICE,
    was: '/img/photo.jpg',
    is: '/img/photo.gif',
    says: ['service › image "/img/photo.gif" is a .gif file. Use one that ends in .jpg, .jpeg, .png.'],
  },
  {
    slip: 'uses a logo that is too heavy to be served as it is',
    file: PROJECTS,
    was: '/img/logo.svg',
    is: '/img/heavy.png',
    says: [
      'projects › 1 › logo "/img/heavy.png" weighs 90 kB, too much for a drawing that is served as it is. Save it as a plain SVG, or as a PNG at most 600 pixels wide and 60 kB heavy.',
    ],
  },
  {
    slip: 'uses a drawing with a script',
    file: PROJECTS,
    was: '/img/logo.svg',
    is: '/img/script.svg',
    says: ['projects › 1 › logo "/img/script.svg" holds a script. Save it again as a plain SVG, or use a PNG.'],
  },
  {
    slip: 'leaves the alternative text empty',
    file: SERVICE,
    was: 'alt: A photo',
    is: 'alt: ""',
    says: ['service › alt is empty. Write, for example, "alt: A welder at work on a flanged pipe spool".'],
  },
  {
    slip: 'uses a photo of too many pixels',
    file: SERVICE,
    was: '/img/photo.jpg',
    is: '/img/pixels.jpg',
    says: [
      'service › image "/img/pixels.jpg" has 289 million pixels; 100 million is the most for a JPEG. Export it smaller; 4000 pixels of width are plenty.',
    ],
  },
  {
    slip: 'uses a photo that is too flat for a banner',
    file: SERVICE,
    was: 'heading: What engineering is',
    is: 'heading: What engineering is\nbanner: /img/flat.jpg',
    says: [
      'banner "/img/flat.jpg" is 3200 by 300 pixels, too flat for its place. Use a photo at most 4 times as wide as high.',
    ],
  },
  {
    slip: 'uses a banner as a card',
    file: SERVICE,
    was: '/img/photo.jpg',
    is: '/img/banner.jpg',
    says: [
      'service › image "/img/banner.jpg" is 2400 by 800 pixels, too flat for its place. Use a photo at most 2.5 times as wide as high.',
    ],
  },
  {
    slip: 'uses a long picture of a screen',
    file: SERVICE,
    was: '/img/photo.jpg',
    is: '/img/screen.jpg',
    says: [
      'service › image "/img/screen.jpg" is 900 by 4000 pixels, too tall for its place. Use a photo at most 2.5 times as high as wide.',
    ],
  },
];
