/** Checks one file after the other in a thread of its own, which can be ended when one is never done. */
import {rmSync} from 'node:fs';
import {parentPort} from 'node:worker_threads';
import {TestSite} from '../content/site';

export interface Task {
  file: string;
  content: string | Uint8Array;
}

function answer(): void {
  const site = new TestSite();
  site.prepare();
  process.cwd = () => site.folder;
  parentPort?.on('message', ({file, content}: Task) => {
    const started = performance.now();
    const changes = new Map([[file, typeof content === 'string' ? content : Buffer.from(content)]]);
    void site.inMemory
      .flawsWith(changes)
      .then((flaws) => parentPort?.postMessage({took: performance.now() - started, flaws: flaws.length}));
  });
  process.once('exit', () => rmSync(site.folder, {recursive: true, force: true}));
  parentPort?.postMessage({took: 0, flaws: 0});
}

answer();
