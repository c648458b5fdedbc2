/**
 * `npm run heartbeat -- start`, `success` or `fail`: tells a dead-man's switch outside how the night went, in the way of
 * Healthchecks; the words that are piped in go with it. Any other word is a failure. HEARTBEAT_URL names the switch, and
 * is a secret: whoever knows it can tell that all is well.
 * @see https://healthchecks.io/docs/http_api/
 */
import {forCommand, forLog} from '../shared/escape';

/** How an address of the switch ends. */
const ENDINGS: Readonly<Record<string, string>> = {start: '/start', success: ''};
const FAILURE = '/fail';
/** A switch of one's own keeps 10 kB of what it is told; the end of a log says most. */
const MOST_BYTES = 10_000;
const ATTEMPTS = 3;
const PATIENCE_MS = 20_000;
const MISSING =
  'Nobody is told when the nightly build stops: HEARTBEAT_URL, the address of a dead-man’s switch, is not set. See DEPLOY.md.';

async function main([beat]: string[]): Promise<void> {
  const {HEARTBEAT_URL: address, GITHUB_ACTIONS} = process.env;
  if (beat === undefined) throw new Error('Say how it goes: npm run heartbeat -- start, success or fail');
  if (!address) {
    // Once a night is enough.
    if (beat === 'start') say(GITHUB_ACTIONS ? `::notice::${forCommand(MISSING)}` : MISSING);
    return;
  }
  if (!URL.canParse(address) || !/^https?:$/.test(new URL(address).protocol))
    throw new Error('HEARTBEAT_URL is no address. It begins with https://');
  await tell(address.replace(/\/$/, '') + (ENDINGS[beat] ?? FAILURE), await words());
  say(`The switch was told: ${forLog(beat)}.`);
}

async function words(): Promise<Buffer> {
  if (process.stdin.isTTY) return Buffer.alloc(0);
  const read: Buffer[] = [];
  for await (const piece of process.stdin as AsyncIterable<Buffer>) read.push(piece);
  return Buffer.concat(read).subarray(-MOST_BYTES);
}

/** @throws Error that does not hold the address */
async function tell(address: string, body: Buffer, attempts = ATTEMPTS): Promise<void> {
  const status = await fetch(address, {
    method: 'POST',
    body: new Uint8Array(body),
    signal: AbortSignal.timeout(PATIENCE_MS),
  }).then(
    (answer) => answer.status,
    () => undefined,
  );
  if (status === OK) return;
  if (attempts === 1) throw new Error(`The switch takes no beat: ${status ?? 'no answer'}. It will write to people.`);
  await tell(address, body, attempts - 1);
}

const OK = 200;
const say = (line: string) => process.stdout.write(`${line}\n`);

main(process.argv.slice(2)).catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? forLog(error.message) : String(error)}\n`);
  process.exitCode = 1;
});
