import {deployment, isHost, PRODUCTION_BRANCH, type Deployment} from './deployment';
import {repository} from './git';

/** Where the repository is, and how editors sign in. Nothing here is secret. */
export interface GithubService {
  /** The address of the API: `https://api.github.com` or the local service. */
  api: string;
  web: string;
  /** `owner/name`. */
  repository: string;
  branch: string;
  /** The client id of the GitHub App. Without it people sign in with a token that they paste. */
  clientId?: string;
  /** The path or address of the function that exchanges the code of a sign-in for a token. */
  session: string;
  /** The suffix of every preview's host name: `project.pages.dev` after a dot, or `project.netlify.app` after `--`. */
  previewHost?: string;
}

const PORT = 8798;

export const localGithubPort = ({LOCAL_GITHUB_PORT}: NodeJS.ProcessEnv): number => Number(LOCAL_GITHUB_PORT ?? PORT);

export const LOCAL_GITHUB_PORT = localGithubPort(process.env);
export const LOCAL_GITHUB_URL = `http://127.0.0.1:${LOCAL_GITHUB_PORT}`;

/** The only address at which a host runs our code. */
export const SESSION_PATH = '/edit/session';

const LOCAL_SERVICE: GithubService = {
  api: LOCAL_GITHUB_URL,
  web: LOCAL_GITHUB_URL,
  repository: 'local/website',
  branch: PRODUCTION_BRANCH,
  clientId: 'local',
  session: `${LOCAL_GITHUB_URL}${SESSION_PATH}`,
};

/**
 * @returns the GitHub service of this build: GitHub for the published site, the local emulator for a local build. It is
 * undefined when the repository is not on GitHub, and for previews, because nobody should sign in to unreviewed code.
 */
export function githubService(
  {kind}: Pick<Deployment, 'kind'> = deployment(),
  env: NodeJS.ProcessEnv = process.env,
): GithubService | undefined {
  if (kind === 'local') return LOCAL_SERVICE;
  if (kind === 'preview') return undefined;
  const web = 'https://github.com';
  const name = repository(env)?.slice(web.length + 1);
  if (name === undefined) return undefined;
  return {
    api: 'https://api.github.com',
    web,
    repository: name,
    branch: PRODUCTION_BRANCH,
    session: SESSION_PATH,
    // Only these two hosts can run the function that exchanges the code of a sign-in, and GitHub redirects only there.
    clientId: isHost(env) ? env.GITHUB_CLIENT_ID : undefined,
    previewHost: previewHost(env),
  };
}

const CLOUDFLARE = 'pages.dev';
const NETLIFY_APP = 'netlify.app';

/**
 * Takes the end of host names from the address of this build, such as `https://<commit>.project.pages.dev` or
 * `https://main--project.netlify.app`.
 */
function previewHost({CF_PAGES_URL, DEPLOY_URL}: NodeJS.ProcessEnv): string | undefined {
  const address = CF_PAGES_URL ?? DEPLOY_URL;
  if (address === undefined || !URL.canParse(address)) return undefined;
  const [name, ...end] = new URL(address).hostname.split('.').slice(-3);
  const host = end.join('.');
  const project = host === NETLIFY_APP ? name?.split('--').at(-1) : name;
  return project && [CLOUDFLARE, NETLIFY_APP].includes(host) ? `${project}.${host}` : undefined;
}
