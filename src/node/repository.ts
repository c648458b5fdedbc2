import {tryGit} from './git';

const NAME = '([A-Za-z0-9-]+/(?!\\.{1,2}(?:\\.git)?/?$)[\\w.-]+?)';
/** `https://github.com/owner/name.git`, and nothing else: no name or password, no other scheme. */
const TOLD = new RegExp(`^https://github\\.com/${NAME}(?:\\.git)?/?$`);
/** git's own `origin` may also be `git@github.com:owner/name`, or hold the password with which it was cloned. */
const ORIGIN = new RegExp(`^(?:https://(?:[^@/]+@)?|ssh://git@|git@)github\\.com[/:]${NAME}(?:\\.git)?/?$`);

/**
 * The repository's page on GitHub: from REPOSITORY_URL (Netlify sets it), else from git's own `origin`.
 * @returns an address without any password in it, or undefined when the repository is elsewhere, is not told, or is told
 * with a name, a password or another scheme than https
 */
export function repository(env: NodeJS.ProcessEnv = process.env): string | undefined {
  const {REPOSITORY_URL: message} = env;
  const match =
    message === undefined ? ORIGIN.exec(tryGit(['remote', 'get-url', 'origin'])?.trim() ?? '') : TOLD.exec(message);
  return match?.[1] && `https://github.com/${match[1]}`;
}
