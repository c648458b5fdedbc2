import {tryGit} from './git';

/** `https://github.com/owner/name.git`, `git@github.com:owner/name`, with or without a name and password before it. */
const ON_GITHUB = /^(?:https:\/\/(?:[^@/]+@)?|ssh:\/\/git@|git@)github\.com[/:]([\w.-]+\/[\w.-]+?)(?:\.git)?\/?$/;

/**
 * The repository's page on GitHub: from REPOSITORY_URL (Netlify sets it), else from git's own `origin`.
 * @returns an address without any password in it, or nothing when the repository lies elsewhere or is not told
 */
export function repository(env: NodeJS.ProcessEnv = process.env): string | undefined {
  const url = env.REPOSITORY_URL ?? tryGit(['remote', 'get-url', 'origin'])?.trim() ?? '';
  const name = ON_GITHUB.exec(url)?.[1];
  return name && `https://github.com/${name}`;
}
