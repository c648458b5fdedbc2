/** The input of a route of the emulator. */
import type * as z from 'zod';
import type {Answer} from './answer';
import type {Account} from './people';
import type {Pulls} from './pulls';
import type {LocalRepository} from './repository';
import type {Settings} from './settings';

export {REPOSITORY} from './settings';

export interface EmulatorRequest {
  repository: LocalRepository;
  pulls: Pulls;
  account: Account;
  settings: Settings;
  /** The address of the emulator. */
  url: string;
  /** The captured part of the path. */
  segment: string;
  query: URLSearchParams;
  accept: string;
  /** Parses the request body with a schema. */
  body: <T>(form: z.ZodType<T>) => T;
}

export type Route<Way = RegExp> = [
  method: string,
  way: Way,
  answer: (asked: EmulatorRequest) => Promise<Answer> | Answer,
];
