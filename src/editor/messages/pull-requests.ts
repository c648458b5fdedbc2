/** Messages about other proposals that are waiting for review. */

/** What a proposal changes. */
const CHANGED = {here: 'this', nearby: 'another paragraph of this text', page: 'this page'};

export const pullRequestMessages = {
  /** @param by who sent the proposal, if it is not the person's own */
  changes: (what: keyof typeof CHANGED, title: string, by?: string) =>
    `${by === undefined ? 'You change' : `${by} changes`} ${CHANGED[what]} in “${title}”, which is waiting for review.`,
  meets: (title: string, by?: string) =>
    `Also changed in ${by === undefined ? `your proposal “${title}”` : `“${title}” by ${by}`}, waiting for review:`,
  look: 'Open proposal',
  lookTheirs: 'Open their proposal',
  meeting: 'Other proposals change the same text',
  /** In the toolbar, where it must be as short as a button. */
  waiting: (count: number) => (count === 1 ? '1 proposal to review' : `${count} proposals to review`),
  onPage: (count: number) =>
    count === 1 ? '1 open proposal changes this page' : `${count} open proposals change this page`,
};
