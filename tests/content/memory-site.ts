import {unusedFlaws, type ProjectFile} from '../../src/content/check/files';
import {readContent, type Content} from '../../src/content/content';
import {byPlace, type Flaw} from '../../src/content/flaw';
import {projectFiles} from '../../src/content/host/project-files';
import {bytesOf, thisMachine} from '../../src/content/host/load';
import type {Outside} from '../../src/content/outside';
import {readSource, type Source} from '../../src/content/source';

/** @returns everything that the check tells of a site, in its order. */
export const allFlaws = (content: Content): Flaw[] => [...content.flaws, ...unusedFlaws(content)].sort(byPlace);

/** A function that is asked once for each argument. */
function once<T>(ask: (argument: string) => T): (argument: string) => T {
  const known = new Map<string, T>();
  return (argument) => {
    const answer = known.get(argument) ?? ask(argument);
    known.set(argument, answer);
    return answer;
  };
}

/** The site of the working directory, read from disk once; what is other in one of its files stays in memory. */
export class MemorySite {
  private readonly files: ProjectFile[] = projectFiles();
  private readonly bytes = bytesOf(this.files);
  private readonly outside: Outside = {
    lookAt: once(thisMachine.lookAt),
    namesIn: once(thisMachine.namesIn),
    icons: thisMachine.icons,
    flagOf: once(thisMachine.flagOf),
  };

  private readonly sources = new Map([...this.bytes].map(([file, bytes]) => [bytes, readSource(file, bytes)]));

  /** What is found when one file is other than it was. */
  async flawsWith(file: string, content: string | Buffer): Promise<Flaw[]> {
    const texts = new Map(this.bytes).set(file, Buffer.from(content));
    const read = (name: string, bytes: Uint8Array): Source => this.sources.get(bytes) ?? readSource(name, bytes);
    return allFlaws(await readContent(texts, this.files, this.outside, read));
  }
}
