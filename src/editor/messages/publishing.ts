/** Errors of reviewing and publishing a proposal. They load with that code. */
export const PUBLISHING_MESSAGES = {
  newer: () =>
    'The proposal has changed since you opened it. Your comments are kept on this device. Review the new changes, then decide again.',
  notYet: () =>
    'This needs another approval or check before it can be published. Nothing was published. Open the proposal on GitHub to see what is missing.',
  needsAgreement: () =>
    'This needs more approvals before it can be published. Nothing was published. Ask a colleague to review it.',
  needsChecks: () =>
    'A required check has not passed yet. Nothing was published. Wait until the checks have finished, then publish again.',
  needsAnswers: () =>
    'All comments must be resolved before this can be published. Nothing was published. Choose “Mark as resolved” on each, then publish again.',
  unsigned: () =>
    'The website accepts only signed commits, and this proposal has one that is not signed. Nothing was published. Send the changes as a new proposal, or ask a developer to publish it.',
  behind: () =>
    'The website has changed since this proposal was sent. Nothing was published. Choose “Update”, then publish it.',
  unmergeable: () =>
    'Somebody else has changed the same text on the website. Nothing was published. Choose “Merge both versions”, then publish it.',
  queue: () =>
    'The website uses a merge queue. Nothing was published. Open the proposal on GitHub, and choose “Merge when ready”.',
  unfinished: () =>
    'This proposal is still a draft on GitHub. Nothing was published. Open it on GitHub, and choose “Ready for review”.',
  pendingReview: () =>
    'You have an unfinished review of this proposal on GitHub. Your comments are kept on this device. Open the proposal on GitHub, submit or discard that review, then send again.',
  tooMany: () =>
    'This proposal is too large for GitHub to compare. Nothing was changed. Open it on GitHub, or send its changes in smaller parts.',
} satisfies Record<string, () => string>;
