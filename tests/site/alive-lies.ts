/** How a website stops or lies without a word, and what is then said. */
import {BUILD_RECORD, type BuildRecord} from '../../src/node/build-record';
import {LAST_BUILT} from '../../src/shared/last-built';
import {builtFor, dayIn, type Lie} from './alive-host';

interface Case {
  /** The title of its test goes on from "It is told that". */
  does: string;
  /** So many days after the build of the test. */
  days?: number;
  lies: () => Lie[];
  /** The sentence that names it. */
  says: RegExp;
}

const FAR = 33;
const BEHIND_MS = 3_600_000;
const PAGE = Buffer.from('<!doctype html><title>Another site</title>');
const at =
  (path: string, change: (answer: Parameters<Lie>[0]) => void): Lie =>
  (answer, asked) => {
    if (asked === path) change(answer);
  };

export const LIES: Case[] = [
  {
    does: 'the build has failed for two nights, or was not asked for',
    days: 2,
    lies: () => [],
    says: /^The site was last built for \d+ \w+ \d{4}, 2 nights are missing: the nightly build does not run, or fails\.$/,
  },
  {
    does: 'a cache is behind',
    lies: () => [at(LAST_BUILT, (answer) => (answer.body = Buffer.from('{"day":"2020-01-06"}')))],
    says: /^A cache is behind: \/\.well-known\/built\.json says \{"day":"2020-01-06"\}, and where no cache answers /,
  },
  {
    does: 'half a deploy is live',
    lies: () => [at('/careers', (answer) => (answer.body = Buffer.concat([answer.body, Buffer.from('<!-- old -->')])))],
    says: /^Half a deploy, or a cache that is behind: other bytes than the build has made: \/careers\.$/,
  },
  {
    does: 'a header is lost',
    lies: () => [({headers}) => headers.delete('x-frame-options')],
    says: /^The header x-frame-options of the build is lost: \/, .* and \d+ more\.$/,
  },
  {
    does: 'the search has lost a part of its index',
    lies: () => [(answer, asked) => asked.startsWith('/pagefind/index/') && (answer.status = 404)],
    says: /^The search misses a file, answered with 404: \/pagefind\/index\//,
  },
  {
    does: 'the clock of the host is wrong',
    lies: () => [({headers}) => headers.set('date', new Date(Date.now() - BEHIND_MS).toUTCString())],
    says: /^The clock of the host is 60 minutes behind\.$/,
  },
  {
    does: 'the clock of what builds is ahead',
    lies: () => [builtFor(dayIn(1))],
    says: /^The site was built for \d+ \w+ \d{4}, which has not begun: the clock of what builds it is wrong\.$/,
  },
  {
    does: 'an opening that has closed is still there',
    days: FAR,
    lies: () => [builtFor(dayIn(FAR))],
    says: /^\/careers\/\S+ is still there: ".*", which closed on \d{4}-\d\d-\d\d, has that page\.$/,
  },
  {
    does: 'a page is shown that waits for its day',
    lies: () => [at('/jetty', (answer) => Object.assign(answer, {status: 200, body: PAGE}))],
    says: /^\/jetty is still there: ".*", which appears on \d{4}-\d\d-\d\d, has that page\.$/,
  },
  {
    does: 'a paper that has expired is said to be valid',
    lies: () => [
      at('/about/certifications', (answer) => {
        answer.body = Buffer.from(Buffer.from(answer.body).toString().replaceAll('Expired on', 'Valid until'));
      }),
    ],
    says: /^\/about\/certifications does not say ".*" of ".*", which expired on \d{4}-\d\d-\d\d, today\.$/,
  },
  {
    does: 'another site answers at the address',
    lies: () => [(answer) => Object.assign(answer, {status: 200, body: PAGE})],
    says: /^http:\S+ does not say from which commit it was built: another site answers there, or another server\.$/,
  },
  {
    does: 'it was built from a commit that nobody has published',
    lies: () => [
      at(BUILD_RECORD, (answer) => {
        const record = JSON.parse(Buffer.from(answer.body).toString()) as BuildRecord;
        answer.body = Buffer.from(JSON.stringify({...record, commit: '0'.repeat(40)}));
      }),
    ],
    says: /^The site says that it was built from the commit 0{40}, which this clone does not know\./,
  },
  {
    does: 'the live site is a preview',
    lies: () => [
      at(BUILD_RECORD, (answer) => {
        const record = JSON.parse(Buffer.from(answer.body).toString()) as BuildRecord;
        answer.body = Buffer.from(JSON.stringify({...record, kind: 'preview'}));
      }),
    ],
    says: /^http:\S+ serves a preview build: its forms reach nobody\.$/,
  },
];
