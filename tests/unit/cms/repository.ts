import {execFileSync} from 'node:child_process';
import {renameSync, rmSync} from 'node:fs';
import {join} from 'node:path';
import {versionsSince} from '../../../src/node/versions';
import {report} from '../../../src/cms/report';
import {TestSite} from './site';
import {siteDefinition} from '../../../src/site/site-definition';

const NAME = ['-c', 'user.name=Test', '-c', 'user.email=test@site.example', '-c', 'commit.gpgsign=false'];

/** The good site as a repository with one commit on `main`, and pages for the lists that people edit most. */
export class TestRepository extends TestSite {
  override prepare(): void {
    super.prepare();
    this.write('pages/careers.mdx', CAREERS);
    this.write('pages/careers/machinist.mdx', MACHINIST);
    this.write('pages/careers/analyst.mdx', ANALYST);
    this.write('pages/about/management.mdx', MANAGEMENT);
    this.git('init', '--quiet', '--initial-branch=main');
    // A host clones over the network, where it may request any commit by its hash.
    this.git('config', 'uploadpack.allowAnySHA1InWant', 'true');
    this.commit('The site as it is');
  }

  git(...args: string[]): string {
    return execFileSync('git', [...NAME, ...args], {cwd: this.folder, encoding: 'utf8', stdio: 'pipe'}).trim();
  }

  commit(message: string): string {
    this.git('add', '--all');
    this.git('commit', '--quiet', '--allow-empty', '--message', message);
    return this.git('rev-parse', 'HEAD');
  }

  /** Creates a branch from `main` with this many empty commits, all at once. */
  emptyCommits(branch: string, count: number): void {
    const commit = (_: unknown, index: number) =>
      `commit refs/heads/${branch}\ncommitter Test <test@site.example> ${index} +0000\ndata 4\nStep\n` +
      (index === 0 ? 'from refs/heads/main\n' : '');
    const input = Array.from({length: count}, commit).join('');
    execFileSync('git', ['fast-import', '--quiet'], {cwd: this.folder, input});
  }

  /** Changes a file; fails when the change has no effect. */
  edit(file: string, from: string, to: string): Promise<void> {
    const source = this.read(file);
    if (!source.includes(from)) throw new Error(`${file} does not hold ${from}.`);
    this.write(file, source.replace(from, to));
    return Promise.resolve();
  }

  move(from: string, to: string): void {
    renameSync(join(this.folder, from), join(this.folder, to));
  }

  delete(file: string): void {
    rmSync(join(this.folder, file));
  }

  /** Restores the committed state. */
  restore(): void {
    this.git('reset', '--quiet', '--hard', 'main');
    this.git('clean', '--quiet', '-fd');
  }
}

const CAREERS = `---
title: Careers
description: Work with us.
heading: Careers
benefits:
  - {title: Health cover, description: For you and your family.}
---

## Why join | What you make, you see

The work asks for care: for the drawing, for the tool, and first of all for the person beside you, on every shift.

![A welder at work](/img/photo.jpg)

## Current Openings | What is free

<Openings />
`;

const MACHINIST = `---
title: Manual Machinist
location: [Warri]
type: Full-time
experience: 2–3 years
description: Turn, mill and drill.
applyLink: https://forms.example/apply/machinist
---
`;

const ANALYST = `---
title: Depot Laboratory Analyst
location: [Lagos]
type: Full-time
experience: 2+ years
description: Draw samples and test them.
applyLink: https://forms.example/apply/analyst
---
`;

const MANAGEMENT = `---
title: Management
description: Who leads the company.
heading: Management
members:
  - {name: Engr. Ngozi Sample, position: Managing Director, image: /img/logo.svg, bio: Leads the company.}
  - {name: Mr Tunde Sample, position: Director of Works, image: /img/logo.svg, bio: Runs the yard.}
  - {name: Mrs Bola Sample, position: Director of Finance, image: /img/logo.svg, bio: Keeps the books.}
structure:
  - {title: Executive Management, items: [Managing Director]}
---

## Leadership | Management team

<Members />
`;

/** Reports the changes of the working folder since a commit. */
export const changesSince = (base: string) => report(siteDefinition, versionsSince(base));
