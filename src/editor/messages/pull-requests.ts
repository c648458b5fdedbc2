/** Messages about other proposals that are waiting for review. */

const waits = (title: string) => `“${title}”, which is waiting for review.`;

export const pullRequestMessages = {
  here: (name: string, title: string) => `${name} changes this in ${waits(title)}`,
  hereOwn: (title: string) => `You change this in ${waits(title)}`,
  nearby: (name: string, title: string) => `${name} changes another paragraph of this text in ${waits(title)}`,
  nearbyOwn: (title: string) => `You change another paragraph of this text in ${waits(title)}`,
  page: (name: string, title: string) => `${name} changes this page in ${waits(title)}`,
  pageOwn: (title: string) => `You change this page in ${waits(title)}`,
  meets: (name: string, title: string) => `Also changed in “${title}” by ${name}, waiting for review:`,
  meetsOwn: (title: string) => `Also changed in your proposal “${title}”, waiting for review:`,
  look: 'View it',
  lookTheirs: 'View theirs',
  meeting: 'Someone else is changing the same text',
  /** In the toolbar, where it must be as short as a button. */
  waiting: (count: number) => (count === 1 ? '1 proposal waits for you' : `${count} proposals wait for you`),
  onPage: (count: number) => (count === 1 ? '1 proposal changes this page' : `${count} proposals change this page`),
};
