/** Bodies of pages for tests of the text editor: those of the fixture, and forms that people write by hand. */
import {readFileSync} from 'node:fs';
import {siteDefinition} from '../../../../src/site/site-definition';
import {splitPage} from '../../../../src/cms/parse/front-matter';
import {checkBody} from '../../../../src/cms/lint/lint-content';
import {pageFiles} from '../../../../src/node/project-files';

const HANDWRITTEN: Record<string, string> = {
  page: `
## The company | An indigenous contractor
[Our History](/about/history)

Welders since **2015**. We design, *buy* and [build](/services "what we build") at 10:30 note:this.

![3D render of a spool.](/img/gallery/spool.jpg "Pipes for 2 inch")

<Openings />

### Upstream

- Every page can be used with a keyboard.
- **Maps:** the map on [Contact](/contact) comes from elsewhere.

1. First
2. Second

| Site    |  Litres | Since |
| :------ | ------: | :---: |
| Calabar | 40,000  | 2019  |
| **Apapa** | [30,000](/x) | |

Adébáyọ̀ Street 5\\
Lagos\\
+234 800
`,
  wrapped: `
Wrapped lines of one
paragraph with __bold__ and _italic_ words
and an end.
* star
* list

+ plus
  - inner

    with a second paragraph
+ more

> A quotation
> of two lines.

***

[reference][one] and [one].

[one]: /about/history "A title"


Three empty lines above, trailing blank.  
Next.

1) round
2) brackets


`,
  unsupported: `
Inline ![photo](/img/a.jpg) among words.

- [ ] box

Title
=====

##### Too deep

<Openings full="yes" />

Footnote[^1].

[^1]: The note.
`,
  broken: `
Words.

<div>Html {code}

More.
`,
  empty: '',
  blank: '\n\n',
};

const bodyOfFile = (source: string): string => source.split('\n').slice(splitPage(source)?.bodyLine).join('\n');

export interface TestBody {
  name: string;
  body: string;
  /** Whether every block can be shown as text. */
  isSupported: boolean;
}

export const BODIES: readonly TestBody[] = [
  ...Object.entries(HANDWRITTEN).map(([name, body]) => ({name, body, isSupported: name === 'page'})),
  ...pageFiles().map((name) => ({name, body: bodyOfFile(readFileSync(name, 'utf8')), isSupported: true})),
];

/** @returns the rules and positions that the linter reports about a body, whatever blocks it contains */
export function lintBody(body: string): string[] {
  const names = [...body.matchAll(/<([A-Z]\w*)/g)].map(([, name = '']) => name);
  const blocks = Object.fromEntries(names.map((name) => [name, {}]));
  const {reports} = checkBody('pages/x.mdx', `---\ntitle: T\n---\n${body}`, {blocks, locale: siteDefinition.locale});
  return reports.map(({ruleId, message}) => `${ruleId}: ${message}`);
}
