/** Interrupts an operation at one of its requests, by each kind of fault. The interruption matrices share it. */
import type {TestGithub} from './emulator';

/** What happens to a request, one of each kind. */
export const FAULTS = [
  'cut',
  'lost',
  'half',
  'json',
  'html',
  'shape',
  'error',
  'gateway',
  'late-gateway',
  'aborted',
  'late-aborted',
  'offline',
  'late-offline',
  'secondary-limit',
  'too-many',
  'limit',
  'unauthorised',
  'forbidden',
  'not-found',
  'conflict',
  'invalid',
  'taken',
] as const;
type FaultName = (typeof FAULTS)[number];

export interface InterruptedRequest {
  request: number;
  fault: FaultName;
}

type Fetch = typeof globalThis.fetch;
type LocalFault = (send: () => Promise<Response>) => Promise<Response>;

const fail = (error: Error) => () => Promise.reject(error);
const failAfterWork = (error: Error) => (send: () => Promise<Response>) => send().then(fail(error));
const TIMEOUT = new DOMException('The request took too long.', 'TimeoutError');
const OFFLINE = new TypeError('Failed to fetch');
const GATEWAY_PAGE = '<!doctype html><title>Bad gateway</title>';

/** The faults between the browser and the emulator, which has all others. */
const LOCAL_FAULTS: Partial<Record<FaultName, LocalFault>> = {
  aborted: fail(TIMEOUT),
  'late-aborted': failAfterWork(TIMEOUT),
  'late-gateway': (send) => send().then(() => new Response(GATEWAY_PAGE, {status: 502})),
  offline: fail(OFFLINE),
  'late-offline': failAfterWork(OFFLINE),
};

export interface Outcome {
  /** Whether the operation has a request with this number. */
  wasReached: boolean;
  /** Undefined if the operation reported success. */
  failure?: Error;
  value?: unknown;
}

/** Lets the request with this number fail, and after “offline” all later ones. */
export async function interrupt(
  {emulator}: TestGithub,
  {request, fault}: InterruptedRequest,
  work: () => Promise<unknown>,
): Promise<Outcome> {
  const {fetch} = globalThis;
  let count = 0;
  const intercept: Fetch = (...sent) => {
    count += 1;
    if (count > request && fault.endsWith('offline')) return Promise.reject(OFFLINE);
    if (count !== request) return fetch(...sent);
    const local = LOCAL_FAULTS[fault];
    if (local) return local(() => fetch(...sent));
    emulator.faults.add({fault, on: '', times: 1});
    return fetch(...sent);
  };
  const spy = jest.spyOn(globalThis, 'fetch').mockImplementation(intercept);
  const outcome = await work().then(
    (value) => ({value}),
    (error: unknown) => {
      if (error instanceof Error && error.name === 'GitHubError') return {failure: error};
      throw error;
    },
  );
  spy.mockRestore();
  emulator.faults.clear();
  return {...outcome, wasReached: count >= request};
}

/** Calls a check for request 1, 2 and so on, until the operation has no request with that number. */
export async function atEachRequest(check: (request: number) => Promise<boolean>): Promise<void> {
  let isReached = true;
  for (let request = 1; isReached; request += 1) {
    try {
      isReached = await check(request);
    } catch (error) {
      throw new Error(`It fails at request ${request}.`, {cause: error});
    }
  }
}
