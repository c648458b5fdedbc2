import {execFileSync} from 'node:child_process';
import {formFlaws} from '../../src/commands/alive/forms';
import {asker} from '../../src/commands/alive/answers';
import {certificateFlaws} from '../../src/commands/alive/certificate';
import {MARK, sendEnquiry} from '../../src/commands/alive/enquiry';
import {look} from '../../src/commands/alive/look';
import {publishedAt} from '../../src/commands/alive/published';
import {LOCAL_FORMS_URL} from '../../src/node/form-service';
import {DAY_MS, lagosDay} from '../../src/shared/days';
import {BEHIND_PORT} from './address';
import {behindHost, builtFor, dayIn, daysLater} from './alive-host';
import {LIES} from './alive-lies';
import {Caddy} from './caddy-server';
import {site} from './listed';
import {Nginx} from './nginx-server';
import {expect, fileTest, test} from './test';

const BUILT = 'build';
/** So many days after the build of the test nothing of the fixture acts by its day. */
const QUIET_DAYS = [0, 1, 30];
/** So many days is the clock of these tests ahead, while certificates keep to the true one. */
const AHEAD = Number(process.env.FIXTURE_AHEAD ?? 0) / DAY_MS;
const LOOK = {weekly: false};

const head = () => execFileSync('git', ['rev-parse', 'HEAD'], {encoding: 'utf8'}).trim();
const published = () => publishedAt(head(), lagosDay());

test.describe.configure({mode: 'serial'});

for (const server of [new Nginx(BEHIND_PORT), new Caddy(BEHIND_PORT)]) {
  test.describe(`With ${server.name}`, () => {
    test.skip(server.program === undefined, `${server.name} is not installed here`);
    test.beforeAll(async () => {
      if (server.program !== undefined) await server.start(BUILT, site.url);
    });
    test.afterAll(() => server.stop());

    fileTest(
      'a website that is well is told to be well, also on each of the days after when it is built anew',
      async () => {
        for (const days of QUIET_DAYS) {
          const lies = days === 0 ? [] : [builtFor(dayIn(days))];
          const {wrong} = await daysLater(days, () => behindHost(server.url, lies, (url) => look(url, LOOK)));
          expect([days, wrong]).toEqual([days, []]);
        }
      },
    );

    for (const {does, days = 0, lies, says} of LIES) {
      fileTest(`it is told that ${does}`, async () => {
        const seeded = lies();
        const {wrong} = await daysLater(days, () => behindHost(server.url, seeded, (url) => look(url, LOOK)));
        expect(wrong).toEqual(expect.arrayContaining([expect.stringMatching(says)]));
      });
    }

    if (server instanceof Nginx) {
      fileTest('it is told that a certificate is near its end', async () => {
        const {wrong} = await daysLater(-AHEAD, () => certificateFlaws(`https://localhost:${server.port + 1}`));
        expect(wrong).toEqual([
          expect.stringMatching(/^The certificate of localhost ends on .*, and was not renewed\.$/),
        ]);
      });
    }

    fileTest('an enquiry is sent through the page, marked, and what becomes of it is told', async () => {
      const sendAs = (email: string) =>
        behindHost(server.url, [], (url) => {
          const {facts, ...rest} = published();
          return sendEnquiry(url, {kind: 'local'}, {...rest, facts: {...facts, email}});
        });
      expect(await sendAs('alive@test.example')).toEqual({});
      const received = (await (await fetch(`${LOCAL_FORMS_URL}/received?email=alive@test.example`)).json()) as object[];
      expect(Object.values(received.at(-1) ?? {})).toContain(MARK);
      const told = {
        nested: /^The form service refused the enquiry \(400\)\. The page says: "The access key is unknown\./,
        limit: /^The form service takes no more enquiries for now, its quota is reached\./,
        closed: /^The enquiry got no answer of the form service that the page may read\./,
      };
      for (const [mailbox, says] of Object.entries(told))
        expect((await sendAs(`${mailbox}@test.example`)).wrong).toEqual([expect.stringMatching(says)]);
    });

    fileTest('a preview is sent no enquiry', async () => {
      const {wrong, unseen} = await sendEnquiry(server.url, {kind: 'preview'}, published());
      expect([wrong, unseen]).toEqual([undefined, ['No enquiry was sent: no form here sends one.']]);
    });

    fileTest('it is told where forms are sent with another key, and what the form service does not tell', async () => {
      const {facts, forms} = published();
      const sent = {forms, facts: {...facts, formService: {...facts.formService, key: 'another'}}};
      const {wrong, unseen} = await formFlaws(asker(server.url), 'https://another.example', {kind: 'local'}, sent);
      expect(wrong).toEqual([
        expect.stringMatching(
          /^Forms are sent elsewhere, or with another key, than pages\/_site\.yml says: \/contact\//,
        ),
      ]);
      expect(unseen).toEqual([
        expect.stringMatching(
          /^Not looked at: whether the form service at \S+ takes forms of https:\/\/another\.example/,
        ),
        expect.stringMatching(/^Not looked at: whether the form service takes the key/),
      ]);
    });
  });
}
