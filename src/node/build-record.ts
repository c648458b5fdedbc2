/** What a build records about itself at `/.well-known/build.json`. */
import {existsSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import * as z from 'zod';
import {BUILD_RECORD} from '../site/last-built';
import {deployment} from './deployment';
import {localFormsPort} from './form-service';
import {tryGit} from './git';
import {localGithubPort} from './github-service';
import {buildDay} from './build';

export const HEADERS_FILE = '/_headers';

/** The schema also validates the file of a live site, so no unchecked value reaches a shell or a path. */
export const buildRecord = z.strictObject({
  commit: z
    .string()
    .regex(/^[0-9a-f]{40}([0-9a-f]{24})?$/)
    .optional(),
  day: z.iso.date(),
  /** The purpose of the build. Forms reach the company in production only. */
  kind: z.enum(['production', 'preview', 'local']),
  /** The ports at which a local build finds the form service and GitHub. */
  ports: z.strictObject({forms: z.int(), github: z.int()}).optional(),
});

export type BuildRecord = z.infer<typeof buildRecord>;

export function currentBuildRecord(env: NodeJS.ProcessEnv = process.env): BuildRecord {
  const {kind} = deployment(env);
  const commit = tryGit(['rev-parse', '--verify', 'HEAD'])?.trim();
  return {
    ...(commit !== undefined && {commit}),
    day: buildDay(env),
    kind,
    ...(kind === 'local' && {ports: {forms: localFormsPort(env), github: localGithubPort(env)}}),
  };
}

export function readBuildRecord(folder: string): BuildRecord | undefined {
  const file = join(folder, BUILD_RECORD);
  return existsSync(file) ? buildRecord.parse(JSON.parse(readFileSync(file, 'utf8'))) : undefined;
}
