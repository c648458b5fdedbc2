/** The purpose of a build. Only production is indexed and sends forms. */
export interface Deployment {
  kind: 'production' | 'preview' | 'local';
  pullRequest?: string;
  branch?: string;
  commit?: string;
}

/** The branch that is published. Cloudflare Pages does not reveal it; `RELEASE_BRANCH` can set another one. */
export const PRODUCTION_BRANCH = 'main';

/**
 * Reads the purpose of a build from the variables of Cloudflare Pages or Netlify; without them it is local. Your own
 * server sets no such variables, so its builds need DEPLOYMENT=production.
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
 * Whether the host prefers an existing file to a line of `_redirects`. Netlify does, Cloudflare Pages does not.
 * @see https://docs.netlify.com/routing/redirects/rewrites-proxies/#shadowing
 */
export const servesFilesFirst = (env: NodeJS.ProcessEnv = process.env): boolean => Boolean(env.NETLIFY);

/**
 * Whether a build may use the cache of earlier builds. Hosts share one cache among all branches, so the code of an
 * unreviewed preview could write into the files that visitors get.
 */
export const trustsCaches = (env: NodeJS.ProcessEnv = process.env): boolean =>
  !isHost(env) || deployment(env).kind === 'preview';

export const isHost = ({CF_PAGES, NETLIFY}: NodeJS.ProcessEnv): boolean => [CF_PAGES, NETLIFY].some(Boolean);
