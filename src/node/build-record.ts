/** What a build says about itself at `/.well-known/build.json`. */
import {existsSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import * as z from 'zod';
import {BUILD_RECORD} from '../shared/last-built';
import {buildDay} from './build-day';
import {deployment} from './deployment';
import {localFormsPort} from './form-service';
import {tryGit} from './git';
import {localGithubPort} from './github-service';

/** What the host is told of headers. */
export const HEADERS_FILE = '/_headers';
export const LOCKFILE = 'package-lock.json';

/** The form of build.json; a live site's is read with it too, so none of its values reaches a shell or a path unchecked. */
export const buildRecord = z.strictObject({
  /** The full hash of the commit; missing when the build was not made in a git clone. */
  commit: z
    .string()
    .regex(/^[0-9a-f]{40}([0-9a-f]{24})?$/)
    .optional(),
  /** The day in Lagos for which the site was built. */
  day: z.iso.date(),
  /** What the build is for; forms reach the company in production only. */
  kind: z.enum(['production', 'preview', 'local']),
  /** Where a local build looks for the form service and GitHub. */
  ports: z.strictObject({forms: z.int(), github: z.int()}).optional(),
});

export type BuildRecord = z.infer<typeof buildRecord>;

export function recordOf(env: NodeJS.ProcessEnv = process.env): BuildRecord {
  const {kind} = deployment(env);
  const commit = tryGit(['rev-parse', '--verify', 'HEAD'])?.trim();
  return {
    ...(commit !== undefined && {commit}),
    day: buildDay(env),
    kind,
    ...(kind === 'local' && {ports: {forms: localFormsPort(env), github: localGithubPort(env)}}),
  };
}

/** @returns the record of a built site, or undefined when the folder holds no build */
export function recordIn(folder: string): BuildRecord | undefined {
  const file = join(folder, BUILD_RECORD);
  return existsSync(file) ? buildRecord.parse(JSON.parse(readFileSync(file, 'utf8'))) : undefined;
}
