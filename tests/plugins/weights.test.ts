import {BuiltPage} from '../../src/plugins/output/page';
import {weighContents, weighHead, weightBasis, weightLine} from '../../src/plugins/preview/weights';
import {site} from '../site/listed';

const {preview} = site;
const SIZES: Record<string, number> = {
  '/icons.svg': 20_000_000,
  '/tall-600.avif': 1_000,
  '/small-480.avif': 2_000,
  '/small-960.avif': 30_000,
  '/small-1600.avif': 400_000,
  '/logo.svg': 5_000_000,
};
const sizeOf = (address: string) => SIZES[address] ?? Number.NaN;
const FILES = `<svg><use href=/icons.svg#a /></svg><svg><use href=/icons.svg#b /></svg>`;
const TALL = `<picture><source media="(max-width: 47.99em)" srcset="/tall-600.avif 600w" sizes=100vw>
  <source srcset="/wide-1280.avif 1280w" sizes=100vw><img src=/wide.jpg srcset="/wide.jpg 1280w"></picture>`;
const small = (sizes: string) => `<picture><source media="(min-width: 62em)" srcset="/wide-1280.avif 1280w" sizes=100vw>
  <source srcset="/small-480.avif 480w, /small-960.avif 960w, /small-1600.avif 1600w" sizes="${sizes}"><img src=/s.jpg></picture>`;
const weigh = (body: string, words = '') => weighContents(new BuiltPage('/a', `<body>${body}`), words, sizeOf);

describe('The weight of a page that changed', () => {
  it('counts the icons and each picture once, in the size that a phone takes', () => {
    const rest = weigh('<p>Words</p>');
    const wholeThousands = (body: string) => Math.floor((weigh(body) - rest) / 1000);
    expect(wholeThousands(FILES)).toBe(20_000);
    expect(wholeThousands(TALL)).toBe(1);
    expect(wholeThousands(small('(min-width: 62em) 30vw, (min-width: 40em) 45vw, 91vw'))).toBe(30);
    expect(wholeThousands(small('(min-width: 62em) 36vw, 46vw'))).toBe(2);
    expect(wholeThousands('<img src=/logo.svg><img src=/logo.svg><img src="data:image/svg+xml,a">')).toBe(5_000);
  });

  it('counts the words of its scripts, and nothing that only a preview has', () => {
    const page = '<main><p>Words</p></main>';
    const stamped = `<aside class=r data-ribbon><ul><li>Careers: a new opening</ul></aside>${page}`.replace(
      '<p>',
      '<p data-at="about.mdx#lead">',
    );
    expect(weigh(stamped)).toBe(weigh(`<aside class=r data-ribbon></aside>${page}`));
    expect(weigh(page)).toBe(
      weighContents(new BuiltPage('/a', `<head><title>A</title></head><body>${page}`), '', sizeOf),
    );
    expect(weighHead(new BuiltPage('/a', `<head><title>A</title></head><body>${page}`))).toBeGreaterThan(0);
    expect(weigh(page, 'The words of the page, as its scripts say them')).toBeGreaterThan(weigh(page, 'The words'));
  });

  it('stands beside the change with its price, and the price with its source and date', () => {
    const dataPrice = {nairaPerGigabyte: 800, source: 'Rates of four networks', asOf: '2025-02'};
    expect(weightLine({preview, dataPrice}, 298_400, 294_400)).toBe('298 kB, +4 kB (₦0.24)');
    expect(weightLine({preview, dataPrice}, 298_400, 310_000)).toBe('298 kB, −12 kB (₦0.24)');
    expect(weightLine({preview}, 298_400, 298_380)).toBe('298 kB');
    expect(weightLine({preview}, 298_400, undefined)).toBe('298 kB');
    expect(weightBasis({preview, dataPrice})).toContain('₦800 (Rates of four networks, February 2025)');
    expect(weightBasis({preview})).not.toContain('₦');
  });
});
