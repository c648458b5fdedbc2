import {act, renderHook} from '@testing-library/react';
import {connect, GitHubError, type Connection} from '../../../../../src/editor/github';
import {POLL_INTERVAL_MS, useGithubQuery} from '../../../../../src/editor/ui/hooks/useGithubQuery';

const SERVICE = {api: '', web: '', repository: 'local/website', branch: 'main', clientId: '', session: ''};
const MINUTE_MS = 60_000;

let connection: Connection;
beforeEach(() => {
  jest.useFakeTimers();
  connection = connect(SERVICE, 'token');
});
afterEach(() => {
  connection.queries.clear();
  jest.useRealTimers();
});

const pass = (time: number) => act(() => jest.advanceTimersByTimeAsync(time));

/** Polls with answers that the test gives, and counts the requests. */
function poll(load: () => Promise<string>) {
  const onError = jest.fn((error: unknown) => error as GitHubError);
  const options = {key: ['status'], load, onError, interval: POLL_INTERVAL_MS};
  const {result, rerender} = renderHook((props: object) => useGithubQuery({connection, ...options, ...props}), {
    initialProps: {},
  });
  return {onError, data: () => result.current.data, ask: () => result.current.ask(), rerender};
}

describe('A polled status', () => {
  it('is asked again after the interval', async () => {
    const load = jest.fn(() => Promise.resolve('open'));
    const {data} = poll(load);
    await pass(0);
    expect([data(), load.mock.calls.length]).toEqual(['open', 1]);
    await pass(POLL_INTERVAL_MS);
    expect(load).toHaveBeenCalledTimes(2);
  });

  it('is never replaced by a late answer to an earlier request', async () => {
    const answers: ((value: string) => void)[] = [];
    const load = () => new Promise<string>((done) => answers.push(done));
    const {data, ask} = poll(load);
    await pass(0);
    answers[0]?.('first');
    await pass(POLL_INTERVAL_MS);
    void ask();
    await pass(0);
    expect(answers).toHaveLength(3);
    answers[2]?.('newest');
    await pass(0);
    answers[1]?.('late');
    await pass(0);
    expect(data()).toBe('newest');
  });

  it('is not that of the proposal that was on screen before', async () => {
    const answers = new Map<string, (value: string) => void>();
    const loadOf = (name: string) => () => new Promise<string>((done) => answers.set(name, done));
    const {data, rerender} = poll(loadOf('old'));
    await pass(0);
    rerender({key: ['other'], load: loadOf('other')});
    await pass(0);
    answers.get('other')?.('of the other one');
    await pass(0);
    answers.get('old')?.('of the old one');
    await pass(0);
    expect(data()).toBe('of the other one');
  });
});

describe('Polling', () => {
  it('stops when the sign-in has expired, and goes on after a new one', async () => {
    const load = jest.fn(() => Promise.reject<string>(new GitHubError('signedOut')));
    const {onError, data, rerender} = poll(load);
    await pass(10 * MINUTE_MS);
    expect(load).toHaveBeenCalledTimes(1);
    expect(onError).toHaveBeenCalledWith(expect.objectContaining({kind: 'signedOut'}));
    const reload = jest.fn(() => Promise.resolve('open'));
    rerender({connection: {...connection, token: 'new token'}, load: reload});
    void connection.queries.invalidateQueries();
    await pass(0);
    await pass(POLL_INTERVAL_MS);
    expect([data(), reload.mock.calls.length]).toEqual(['open', 2]);
  });

  it('waits as long as GitHub asks it to', async () => {
    const date = new Date(Date.now() + 5 * MINUTE_MS);
    const load = jest.fn(() => Promise.resolve('open'));
    load.mockImplementationOnce(() => Promise.reject<string>(new GitHubError('pause', {date})));
    const {data} = poll(load);
    await pass(5 * MINUTE_MS - 1);
    expect(load).toHaveBeenCalledTimes(1);
    await pass(1);
    await pass(100);
    expect([data(), load.mock.calls.length]).toEqual(['open', 2]);
  });

  it('repeats a request that may have failed on the way, and keeps the last answer', async () => {
    const load = jest.fn(() => Promise.resolve('open'));
    const {data} = poll(load);
    await pass(0);
    load.mockImplementation(() => Promise.reject<string>(new GitHubError('unreachable')));
    await pass(POLL_INTERVAL_MS + 10_000);
    expect([data(), load.mock.calls.length]).toEqual(['open', 4]);
  });
});
