import {tryGit} from './git';

const NAME = '([A-Za-z0-9-]+/(?!\\.{1,2}(?:\\.git)?/?$)[\\w.-]+?)';
/** Only `https://github.com/owner/name.git`: no user name or password, no other scheme. */
const GITHUB_URL = new RegExp(`^https://github\\.com/${NAME}(?:\\.git)?/?$`);
/** git's `origin` may also be `git@github.com:owner/name`, or contain the password of the clone. */
const ORIGIN = new RegExp(`^(?:https://(?:[^@/]+@)?|ssh://git@|git@)github\\.com[/:]${NAME}(?:\\.git)?/?$`);

/**
 * Reads the repository's page on GitHub from REPOSITORY_URL, which Netlify sets, or from git's `origin`.
 * @returns an address without any password; undefined when the repository is elsewhere or unknown, or when
 * REPOSITORY_URL has a user name, a password or another scheme than https
 */
export function repository(env: NodeJS.ProcessEnv = process.env): string | undefined {
  const {REPOSITORY_URL: message} = env;
  const match =
    message === undefined
      ? ORIGIN.exec(tryGit(['remote', 'get-url', 'origin'])?.trim() ?? '')
      : GITHUB_URL.exec(message);
  return match?.[1] && `https://github.com/${match[1]}`;
}
