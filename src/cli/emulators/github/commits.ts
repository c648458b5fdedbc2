/** The commits of the emulator and what came before each, so that git is not asked for them. */
export interface Commit {
  sha: string;
  tree: string;
  parents: readonly string[];
  message: string;
}

export class Commits {
  /** In turn: none is made elsewhere. */
  private readonly all = new Map<string, Commit>();

  add = (commit: Commit) => void this.all.set(commit.sha, commit);

  get = (sha: string): Commit | undefined => this.all.get(sha);

  /** @returns the commits that a commit has and the base has not, the oldest first */
  since(base: string, head: string): Commit[] {
    const before = this.ancestors(base);
    return this.inOrder(this.ancestors(head)).filter(({sha}) => !before.has(sha));
  }

  /** @returns the newest commit that both have */
  base(one: string, other: string): string | undefined {
    const before = this.ancestors(one);
    return this.inOrder(this.ancestors(other)).findLast(({sha}) => before.has(sha))?.sha;
  }

  private inOrder = (some: ReadonlySet<string>): Commit[] => [...this.all.values()].filter(({sha}) => some.has(sha));

  private ancestors(head: string, known = new Set<string>()): Set<string> {
    if (known.has(head)) return known;
    known.add(head);
    for (const parent of this.all.get(head)?.parents ?? []) this.ancestors(parent, known);
    return known;
  }
}
