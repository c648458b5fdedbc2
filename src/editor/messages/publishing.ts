/** Errors of reviewing and publishing a proposal. They load with that code. */
export const PUBLISHING_MESSAGES = {
  newer: () =>
    'The proposal has changed since you opened it. Your remarks are kept on this device. Look at what is new, then decide again.',
  notYet: () =>
    'The rules of the website do not let this be published yet: more people have to agree, or a check is missing. Nothing was published. Open its page on GitHub to see what is asked for.',
  needsAgreement: () =>
    'More people have to agree before this can be published. Nothing was published. Ask a colleague to look at it.',
  needsChecks: () =>
    'A test that the website asks for has not passed yet. Nothing was published. Wait until the tests are done, then publish again.',
  needsAnswers: () =>
    'Every remark has to be resolved before this can be published. Nothing was published. Press “Mark as resolved” at those that are done, then publish again.',
  unsigned: () =>
    'The website takes signed changes only, and a part of this proposal is not signed. Nothing was published. Send its changes as a new proposal, or ask a developer to publish it.',
  behind: () =>
    'The website has changed since this proposal was made. Nothing was published. Press “Update it”, then publish it.',
  unmergeable: () =>
    'Somebody else has changed the same text on the website. Nothing was published. Press “Merge both”, then publish it.',
  queue: () =>
    'The website takes proposals one after the other from a queue. Nothing was published. Open its page on GitHub, and choose “Merge when ready” there.',
  unfinished: () =>
    'This proposal is still marked as a draft on GitHub. Nothing was published. Open its page on GitHub, and choose “Ready for review” there.',
  pendingReview: () =>
    'You have begun a review of this proposal on GitHub itself and not sent it, and GitHub takes no second one. What you wrote is kept on this device. Open its page on GitHub, finish or discard your review there, then send again.',
  tooMany: () =>
    'This proposal is larger than GitHub can compare. Nothing was changed. Open its page on GitHub, or send its changes in smaller parts.',
} satisfies Record<string, () => string>;
