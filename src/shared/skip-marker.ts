/**
 * Words in a title or a message that tell GitHub or a host to skip its checks or builds.
 * @see https://docs.github.com/actions/managing-workflow-runs/skipping-workflow-runs
 * @see https://developers.cloudflare.com/pages/configuration/git-integration/#skipping-a-build-via-a-commit-message
 * @see https://docs.netlify.com/site-deploys/manage-deploys/#skip-a-deploy
 */
export const SKIP_MARKER =
  /\[\s*(?:(?:skip|no)[ -](?:ci|cd|actions|checks?|netlify|cf-pages|builds?)|(?:ci|cd|actions|netlify|cf-pages)[ -]skip)\s*\]|\*{3}NO_CI\*{3}|\bskip-checks\s*:/gi;
