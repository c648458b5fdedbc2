/** A draft in two tabs whose requests, timers and storage overlap in any order, while others publish, close and add. */
import fc from 'fast-check';
import type {Draft} from '../../../../src/cms/edit';
import {waitingIn} from '../../../../src/editor/state/draft-state';
import {isSecondLane} from '../../../project';
import {HISTORY, HOME, type TestGithub, withGithub} from '../emulator';
import {Clock, Device, type Tab} from '../interleaved-device';

const RUNS = isSecondLane ? 1000 : 50;
const MAX_COMMANDS = 14;
const MAX_STEPS = 12;
const [MANY_RUNS_MS, MS_PER_RUN] = [20_000, 1500];

let github: TestGithub;
withGithub((started) => ({github} = started));
afterEach(() => jest.restoreAllMocks());

interface Model {
  /** The words that the person has typed and not undone. */
  words: Set<string>;
  typed: number;
  /** The number of proposals that have ended. */
  ended: number;
  /** The number of sends whose page was closed before they ended. */
  abandoned: number;
}

/** What exists besides the model. */
interface Real {
  device: Device;
  firstPull: number;
  headOfMain: string;
}

type Work = (real: Real, model: Model) => Promise<void> | void;

/** A command that does its work, and lets some of what has begun go on. */
const commandOf = (name: string, steps: number, work: Work): fc.AsyncCommand<Model, Real> => ({
  check: () => true,
  async run(model, real) {
    await work(real, model);
    for (let step = 0; step < steps; step += 1) await real.device.clock.step();
    await assertNothingLost(real, model);
  },
  toString: () => `${name}, ${steps} steps`,
});

const wordsIn = (text: string): Set<string> => new Set(text.match(/\bw\d+\b/g));
const textsIn = ({files}: Draft): string[] => [...files.values()].map(({now}) => String(now));

const commands: Record<string, Work> = {
  type({device}, model) {
    for (const tab of device.tabs.filter(({isClosed}) => !isClosed)) {
      model.typed += 1;
      if (tab.type(`w${model.typed}`)) model.words.add(`w${model.typed}`);
    }
  },
  undo({device: {owner}}, model) {
    const before = wordsIn(owner?.text ?? '');
    owner?.store.step('undo');
    const after = wordsIn(owner?.text ?? '');
    for (const word of before) if (!after.has(word)) model.words.delete(word);
    for (const word of after) if (!before.has(word)) model.words.add(word);
  },
  // The dialog may be closed during a send, and sending again then does nothing.
  send: ({device}) => device.send(),
  'send twice'({device}) {
    device.send();
    device.send();
  },
  async reload({device}, model) {
    const tab = device.tabs.find(({isClosed}) => !isClosed);
    if (tab?.store.get().phase.is === 'sending') model.abandoned += 1;
    tab?.close();
    await device.open();
  },
  async 'use a second tab'({device}) {
    const other = device.tabs.find((tab) => !tab.isClosed && tab !== device.owner) ?? (await device.open());
    other.sync.takeOver();
  },
  reconcile: async ({device: {owner, clock}}) => {
    let isDone = owner === undefined;
    owner?.reconcile().then(
      () => (isDone = true),
      () => (isDone = true),
    );
    while (!isDone) await clock.step();
  },
  async publish(real, model) {
    const [pull] = openPulls(real);
    if (!pull) return;
    await github.emulator.pulls.publish(pull).then(
      () => (model.ended += 1),
      () => undefined,
    );
    real.headOfMain = github.emulator.repository.head('main') ?? '';
  },
  close(real, model) {
    const [pull] = openPulls(real);
    if (!pull) return;
    github.emulator.pulls.close(pull);
    model.ended += 1;
  },
  'learn the status'(real) {
    const {owner} = real.device;
    const sent = owner?.store.get().sent;
    const pull = sent && github.emulator.pulls.get(sent.number);
    if (pull?.state !== 'closed') return;
    owner?.learn({number: pull.number, stage: pull.mergedAt ? 'published' : 'withdrawn'});
  },
  async 'add to the website'(real) {
    real.headOfMain = await github.others('main', {[HISTORY]: `---\ntitle: History ${Math.random()}\n---\n`});
  },
  async 'add to the proposal'(real) {
    const [pull] = openPulls(real);
    if (pull) await github.others(pull.head, {'pages/_site.yml': `name: Later ${pull.number}\n`});
  },
};

const pullsOf = ({firstPull}: Real) => github.emulator.pulls.list().filter(({number}) => number > firstPull);
const openPulls = (real: Real) => pullsOf(real).filter(({state}) => state === 'open');

/** All words that GitHub has, on the website and in proposals. */
async function wordsOnGithub(real: Real): Promise<Set<string>> {
  const {repository} = github.emulator;
  const heads = repository.branches('').map(({sha}) => sha);
  const all = [...heads, ...pullsOf(real).map(({sha}) => sha)];
  const texts = await Promise.all(
    all.map(async (commit) => {
      const line = (await repository.tree(commit)).find(({path}) => path === HOME);
      return line ? (await repository.bytes(line.sha)).toString() : '';
    }),
  );
  return wordsIn(texts.join(' '));
}

/** Everything that was typed is on screen, in storage or on GitHub. */
async function assertNothingLost(real: Real, {words}: Model): Promise<void> {
  const {device} = real;
  const stored: string[] = [];
  for (const value of device.storage.values()) stored.push(JSON.stringify(value, replaceMaps));
  const shown = device.tabs
    .filter(({isClosed}) => !isClosed)
    .flatMap(({text, store}) => [text, ...waitingIn(store.get()).flatMap(textsIn)]);
  const known = new Set([...wordsIn([...stored, ...shown].join(' ')), ...(await wordsOnGithub(real))]);
  expect([...words].filter((word) => !known.has(word))).toEqual([]);
  expect(openPulls(real).length).toBeLessThanOrEqual(1);
  expect(github.emulator.repository.head('main')).toBe(real.headOfMain);
}

const replaceMaps = (_key: string, value: unknown) => (value instanceof Map ? [...value] : value);

/** What the state says about the proposal is true. */
function assertTruth({store}: Tab): void {
  const {sent, phase, draft, base} = store.get();
  expect(phase.is).toBe('idle');
  if (!sent) return;
  const pull = github.emulator.pulls.get(sent.number);
  expect(pull.head).toBe(sent.branch);
  if (draft.files.size === 0 && base.name === sent.branch)
    expect(github.emulator.repository.since(pull.sha, sent.commit)).toEqual([]);
}

/** The person finishes: reloads, merges what waits, and sends until everything has arrived. */
async function finish(real: Real, model: Model): Promise<void> {
  const {device} = real;
  await device.clock.finish();
  for (const tab of device.tabs) if (!tab.isClosed) tab.close();
  const tab = await device.open();
  for (let attempt = 0; attempt < 5; attempt += 1) {
    await device.clock.finish();
    await commands.reconcile?.(real, model);
    device.send();
    await device.clock.finish();
  }
  await commands.reconcile?.(real, model);
  await assertNothingLost(real, model);
  assertTruth(tab);
  expect(pullsOf(real).length).toBeLessThanOrEqual(model.ended + 1);
  const branches = github.emulator.repository.branches('edit/').map(({name}) => name);
  const heads = pullsOf(real).map(({head}) => head);
  // Without further changes, nobody finds the branch of a send whose page was closed.
  expect(branches.filter((name) => !heads.includes(name)).length).toBeLessThanOrEqual(model.abandoned);
  const missing = [...model.words].filter((word) => !wordsIn(tab.text).has(word));
  const onGithub = await wordsOnGithub(real);
  expect(missing.filter((word) => !onGithub.has(word))).toEqual([]);
}

const arbitraryCommands = fc.commands(
  Object.entries(commands).map(([name, work]) => fc.nat(MAX_STEPS).map((steps) => commandOf(name, steps, work))),
  {maxCommands: MAX_COMMANDS},
);

it(
  'A draft loses no word, and makes one proposal at a time, whatever overlaps',
  () =>
    fc.assert(
      fc.asyncProperty(fc.scheduler(), arbitraryCommands, async (scheduler, cmds) => {
        await github.reset();
        const clock = new Clock(scheduler);
        const device = new Device(github, clock);
        const {fetch} = globalThis;
        jest.spyOn(globalThis, 'fetch').mockImplementation(device.intercept(fetch));
        const digest = crypto.subtle.digest.bind(crypto.subtle);
        jest.spyOn(crypto.subtle, 'digest').mockImplementation((...given) => clock.run(() => digest(...given)));
        jest.spyOn(globalThis, 'setTimeout').mockImplementation(clock.setTimer as unknown as typeof setTimeout);
        jest.spyOn(globalThis, 'clearTimeout').mockImplementation(clock.clearTimer as typeof clearTimeout);
        try {
          const {pulls, repository} = github.emulator;
          const headOfMain = repository.head('main') ?? '';
          const real: Real = {device, firstPull: pulls.list().length, headOfMain};
          const model: Model = {words: new Set(), typed: 0, ended: 0, abandoned: 0};
          await device.open();
          await fc.asyncModelRun(() => ({model, real}), cmds);
          await finish(real, model);
        } finally {
          jest.restoreAllMocks();
        }
      }),
      {numRuns: RUNS},
    ),
  MANY_RUNS_MS + RUNS * MS_PER_RUN,
);
