/** What a build says of itself, so that others can make it again and compare. */
import {createHash} from 'node:crypto';
import {existsSync, readFileSync} from 'node:fs';
import {join, relative} from 'node:path';
import * as z from 'zod';
import {entriesBelow} from './entries-below';
import {buildDay} from './build-day';
import {deployment} from './deployment';
import {localFormsPort} from './form-service';
import {tryGit} from './git';
import {localGithubPort} from './github-service';
import {repository} from './repository';
import type {LastBuilt} from '../shared/last-built';
import {withSlashes} from './slashes';

export const BUILD_RECORD = '/.well-known/build.json';
/** What the host is told of headers. */
export const HEADERS_FILE = '/_headers';
export const LOCKFILE = 'package-lock.json';

/**
 * All that a build reads from its environment: what it is for and for which day (deployment.ts, build-day.ts), and what
 * the editor and the headers tell of the host (github-service.ts, form-service.ts). None of them is a secret.
 */
export const PUBLIC_VARIABLES = [
  'CF_PAGES',
  'CF_PAGES_BRANCH',
  'CF_PAGES_COMMIT_SHA',
  'NETLIFY',
  'CONTEXT',
  'REVIEW_ID',
  'HEAD',
  'BRANCH',
  'COMMIT_REF',
  'DEPLOYMENT',
  'REPOSITORY_URL',
  'GITHUB_CLIENT_ID',
  'CF_PAGES_URL',
  'DEPLOY_URL',
  'LOCAL_FORMS_PORT',
  'LOCAL_GITHUB_PORT',
  'BUILD_DAY',
] as const;

/** So many signs `/_headers` has at most in a record that is read; its rules are limited, see early-hints.ts. */
const MOST_SIGNS = 200_000;

const sha256 = z.string().regex(/^[0-9a-f]{64}$/);

/** The form of build.json. What a live site says is read by it too, so that no word of it reaches a shell or a path. */
export const buildRecord = z.strictObject({
  /** The full hash of the commit. */
  commit: z.string().regex(/^[0-9a-f]{40}([0-9a-f]{24})?$/),
  /** Whether the files were those of the commit, with no change. */
  clean: z.boolean(),
  /** Whether the history was cut short, so that the pages carry no days. */
  shallow: z.boolean(),
  lockfile: sha256,
  /** What the build is for; only in production do forms reach the company. */
  kind: z.enum(['production', 'preview', 'local']),
  environment: z.partialRecord(z.enum(PUBLIC_VARIABLES), z.string().max(300)),
  /** What the host was told of headers (`/_headers`), which it serves to nobody. */
  headers: z.string().max(MOST_SIGNS),
  /** The hash of each file by its place in the built site, this record left out. */
  files: z.record(z.string().regex(/^\/[\w.~/-]+$/), sha256),
});

export type BuildRecord = z.infer<typeof buildRecord>;

/**
 * @param folder the built site, whole but for the record
 * @returns the record; nothing where there is no commit to make the build from again
 */
export function recordOf(folder: string, env: NodeJS.ProcessEnv = process.env): BuildRecord | undefined {
  const commit = headCommit();
  if (commit === undefined) return undefined;
  const {kind} = deployment(env);
  return {
    commit,
    clean: tryGit(['status', '--porcelain'])?.trim() === '',
    shallow: tryGit(['rev-parse', '--is-shallow-repository'])?.trim() !== 'false',
    lockfile: sha256Of(readFileSync(LOCKFILE)),
    kind,
    environment: toldOf({...env, ...resolved(kind, env)}),
    headers: headersIn(folder),
    files: hashesOf(folder),
  };
}

function headersIn(folder: string): string {
  const file = join(folder, HEADERS_FILE);
  return existsSync(file) ? readFileSync(file, 'utf8') : '';
}

/** @returns the day and the commit of this build, for those who need no more of its record. */
export const lastBuilt = (env: NodeJS.ProcessEnv = process.env): LastBuilt => ({
  day: buildDay(env),
  commit: headCommit(),
});

const headCommit = (): string | undefined => tryGit(['rev-parse', '--verify', 'HEAD'])?.trim();

/** What the build found out where a variable does not say it: from git's `origin`, the clock, and by default. */
const resolved = (kind: BuildRecord['kind'], env: NodeJS.ProcessEnv): NodeJS.ProcessEnv => ({
  REPOSITORY_URL: repository(env),
  BUILD_DAY: buildDay(env),
  ...(kind === 'local' && {
    LOCAL_FORMS_PORT: String(localFormsPort(env)),
    LOCAL_GITHUB_PORT: String(localGithubPort(env)),
  }),
});

const toldOf = (env: NodeJS.ProcessEnv): BuildRecord['environment'] =>
  Object.fromEntries(PUBLIC_VARIABLES.flatMap((name) => (env[name] === undefined ? [] : [[name, env[name]] as const])));

/** @returns the hash of each file of a built site, in the order of the alphabet. */
export function hashesOf(folder: string): Record<string, string> {
  const files = entriesBelow(folder)
    .filter((entry) => !entry.isDirectory())
    .map((entry) => withSlashes(relative(folder, join(entry.parentPath, entry.name))))
    .filter((file) => `/${file}` !== BUILD_RECORD)
    .sort();
  return Object.fromEntries(files.map((file) => [`/${file}`, sha256Of(readFileSync(join(folder, file)))]));
}

export const sha256Of = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');
