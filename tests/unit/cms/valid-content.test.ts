import {formatDiagnosticLine} from '../../../src/cms/base/diagnostic';
import {uploadedBytes, workInTestSite} from './site';

const site = workInTestSite();

/** Text with characters that are correct, or that Markdown reads as they are meant. */
const BODIES = [
  'Rates\\* apply.\n\n\\* Excluding VAT.',
  'Rates* apply to all works.\n\n*Excluding VAT.',
  'API 5L* and API 6A* are held.',
  'Rates exclude VAT.*',
  'A hotel of 5* and a plate of 6* quality.',
  'Sizes of 4 * 3 and 5 * 6 m.',
  'A plate of 2*3 m.',
  'A plate of 2 × 3 m and one of 6×4 in.',
  'A force of x*y.',
  '$100 * 2 = $200, and $5*2 = $10.',
  '**Bold**, *slanted*, ***both***, __bold__ and _slanted_.',
  'Words ~~gone~~ and words that stay.',
  'Un*believ*able.',
  '**Draw:** the plans. **Build:** the works.',
  'The stars \\*\\* are signs of bold type.',
  'A tag such as P_101, ABC_123_X or _101.',
  'Files such as under_score_name.pdf and _site.yml.',
  'Write to info_desk@client.example today.',
  'Fill in: ________ and ____.',
  'A name: \\_plain\\_.',
  'Lagos | Warri',
  'Lagos | Warri\nAbuja | Kano',
  'A value of |x| is no table.',
  'Five \\| six.',
  '| a \\| b | c |\n| --- | --- |\n| 1 | 2 |',
  '| Size | Load |\n| :-- | --: |\n| 10 | 20 |\n| 30 |',
  'Size | Load\n--- | ---\n10 | 20',
  'He said [sic] it, as in [1] and [2].',
  'The list [a, b] and the range [0, 1).',
  'Brackets \\[x\\]\\(y\\) as they are.',
  '(see [our people](/about/who-we-are)), and [more](/about/who-we-are "about us").',
  '[Call us](tel:+2348031234567) or [write](mailto:info@client.example).',
  'A dash -- here, and a > b, a = b, c == d.',
  'P&ID, R&D; AT&T and Sons & Co.',
  '24/7, #1 in Nigeria, C# and F#, Unit # 5.',
  'At 10:30:45, a ratio of 1:2:3, as in: this.',
  "5' 6\" by 7', at 30°, about ~5 t and ~6 t.",
  'A word as `code` with `a * b ** c` in it.',
  'A tick \\` and a rock ’n’ roll.',
  'A path such as C:\\new\\folder.',
  'A line with a break\\\nand more words.',
  '> A quotation with a star*.',
  '1. Draw\n2. Build\n   - Paint\n   - Sign',
  'HSE/QA-QC, 3/4", 1/2 in, ±5 %, ≤ 10 bar, 100 m²/h.',
  '2024–2026, 5–7 years, 3 - 4 m.',
  '[Tanks](/projects?discipline=engineering#work) and [words](/search?q=two%20words).',
  '1. January\n2. February',
  '1. Draw\n\nThen:\n\n2. Build',
  'We draw what is built.\nWe build it.\nWe run it.',
  'Words that somebody wrapped at a column\nof their own, and that go on\nbelow.',
  'A. Okafor signed it.\nC. Bello did, too.',
  'One\\\nTwo\\\nThree',
  'Over 6,989 m² and 40 m³, 10⁻³ m, ½ in, nᵢ, Nº 5, No. 5™, Ẹ̀kọ́ and Ọ̀ṣun, ʼYan and ɓarna.',
];

const FIELDS = [
  'Size 6*4 and 8*6',
  'Rates*',
  'a_b_c and P_101',
  'Project “beta” and [sic] and [1]',
  'Unit # 5 and #1',
  'R&D; AT&T',
  'Lagos | Warri',
  '5~6 m',
  '湖南（Hunan） Steel',
  'Type 🅰 of 25 Ω',
];

/** Values as in the front matter, with their quotes. */
const AS_WRITTEN = ['"Project beta" # as the client calls it', '"Pumps - and valves"'];

describe('The linter accepts', () => {
  const reported = async (file: string, was: string, is: string, more: [string, Buffer][] = []) => {
    const changed = site.read(file).replace(was, () => is);
    expect(changed).not.toBe(site.read(file));
    return (await site.inMemory.diagnosticsWith(new Map<string, string | Buffer>([[file, changed], ...more]))).map(
      formatDiagnosticLine,
    );
  };
  /** Returns the texts that the linter reports. */
  async function blamed(all: readonly string[], tell: (text: string) => Promise<string[]>) {
    const found: [string, string[]][] = [];
    for (const text of all) found.push([text, await tell(text)]);
    return found.filter(([, sentences]) => sentences.length > 0);
  }

  it('special characters in a body that are correct', async () => {
    const inBody = (text: string) => reported('pages/index.mdx', 'Plain words, and a photo:', text);
    expect(await blamed(BODIES, inBody)).toEqual([]);
  });

  it('special characters in a field that are correct', async () => {
    const inField = (value: string) => reported('pages/about/history.mdx', 'title: Project beta', `title: ${value}`);
    expect(await blamed([...FIELDS.map((text) => `'${text}'`), ...AS_WRITTEN], inField)).toEqual([]);
  });

  it('a description of a photo with several words of its file name', async () => {
    const photo = 'static/img/process-pumps.jpg';
    const words = '![Process pumps](/img/process-pumps.jpg)';
    const more: [string, Buffer][] = [[photo, await uploadedBytes(photo)]];
    expect(await reported('pages/index.mdx', '![What it shows](/img/photo.jpg)', words, more)).toEqual([]);
  });
});
