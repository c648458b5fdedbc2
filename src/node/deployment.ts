/** What a build is for. Only production is indexed, and only production sends forms. */
export interface Deployment {
  kind: 'production' | 'preview' | 'local';
  /** The number of the pull request, where the host tells it. */
  pullRequest?: string;
  branch?: string;
  /** The full hash of the commit. */
  commit?: string;
}

/** The branch that is published. Cloudflare Pages does not say which one it is; `RELEASE_BRANCH` may name another. */
export const PRODUCTION_BRANCH = 'main';

/**
 * Reads from the host's own variables what a build is for (Cloudflare Pages, Netlify); without them it is local.
 * A server of your own sets none, so its builds say DEPLOYMENT=production.
 * @param env the environment of the build
 */
export function deployment(env: NodeJS.ProcessEnv = process.env): Deployment {
  if (env.CF_PAGES) {
    const {CF_PAGES_BRANCH: branch, CF_PAGES_COMMIT_SHA: commit, RELEASE_BRANCH: released = PRODUCTION_BRANCH} = env;
    return {kind: branch === released ? 'production' : 'preview', branch, commit};
  }
  if (env.NETLIFY) {
    const {CONTEXT, REVIEW_ID: pullRequest, HEAD, BRANCH, COMMIT_REF: commit} = env;
    const kind = CONTEXT === 'production' ? 'production' : 'preview';
    return {kind, pullRequest, branch: HEAD ?? BRANCH, commit};
  }
  return {kind: env.DEPLOYMENT === 'production' ? 'production' : 'local'};
}

/**
 * Whether the host serves a file before it obeys a line of `_redirects`. Netlify does, Cloudflare Pages does not.
 * @param env the environment of the build
 * @see https://docs.netlify.com/routing/redirects/rewrites-proxies/#shadowing
 */
export const servesFilesFirst = (env: NodeJS.ProcessEnv = process.env): boolean => Boolean(env.NETLIFY);

/**
 * Whether a build may use what earlier builds have kept. Hosts keep one cache for all branches, so a preview of code that
 * nobody has read could write what visitors get.
 * @param env the environment of the build
 */
export const trustsCaches = (env: NodeJS.ProcessEnv = process.env): boolean =>
  !isHost(env) || deployment(env).kind === 'preview';

/** @returns whether Cloudflare Pages or Netlify builds. */
export const isHost = ({CF_PAGES, NETLIFY}: NodeJS.ProcessEnv): boolean => [CF_PAGES, NETLIFY].some(Boolean);
