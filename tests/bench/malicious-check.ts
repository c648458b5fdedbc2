/** Checks files one by one in a separate thread, which can be terminated when a check does not finish. */
import {rmSync} from 'node:fs';
import {parentPort} from 'node:worker_threads';
import {TestSite} from '../unit/cms/site';

export interface Task {
  file: string;
  content: string | Uint8Array;
}

/** Milliseconds of processor time, which other programs do not affect; the waiting thread uses none. */
function cpuTimeSince(started: NodeJS.CpuUsage): number {
  const {user, system} = process.cpuUsage(started);
  return (user + system) / 1e3;
}

function answer(): void {
  const site = new TestSite();
  site.prepare();
  process.cwd = () => site.folder;
  parentPort?.on('message', ({file, content}: Task) => {
    const started = process.cpuUsage();
    const changes = new Map([[file, typeof content === 'string' ? content : Buffer.from(content)]]);
    void site.inMemory
      .diagnosticsWith(changes)
      .then((diagnostics) => parentPort?.postMessage({took: cpuTimeSince(started), diagnostics: diagnostics.length}));
  });
  process.once('exit', () => rmSync(site.folder, {recursive: true, force: true}));
  parentPort?.postMessage({took: 0, diagnostics: 0});
}

answer();
