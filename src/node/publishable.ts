/** What stops a build that would publish unchecked content or sample values. */
import {inspect} from 'node:util';
import type {Root} from 'mdast';
import {checkBody, diagnose, reportsOfBody, type Diagnostic, formatDiagnosticLine} from '../cms/lint';
import {forLog} from '../shared/escape';
import {sampleDiagnostics} from '../site/rules';
import {type Content, siteDefinition} from '../site/site-definition';
import {isBuild} from './build';
import type {Deployment} from './deployment';
import {currentContent} from './load';

/** The error that stops a build. It prints only the diagnostics, without a stack trace. */
export class DiagnosticError extends Error {
  constructor(diagnostics: Diagnostic[], why = 'Fix these problems before the site can be built:') {
    super(`${why}\n${diagnostics.map((diagnostic) => forLog(formatDiagnosticLine(diagnostic))).join('\n')}`);
    this.stack = this.message;
  }

  [inspect.custom](): string {
    return this.message;
  }
}

const SAMPLES_REMAIN =
  'The site still contains sample values, so it cannot be published. Replace them, or write "publishSample: true" in pages/_site.yml:';

/** Stops production builds that contain sample values. Previews and local builds may have them. */
export function assertPublishable(content: Pick<Content, 'sources' | 'site' | 'pictures'>, {kind}: Deployment): void {
  const samples = kind === 'production' ? sampleDiagnostics(content) : [];
  if (samples.length > 0) throw new DiagnosticError(samples, SAMPLES_REMAIN);
}

/**
 * Returns the parsed body of a page for rendering. A build uses a copy of the tree that the linter has checked, so that
 * nothing unchecked is published; rendering changes the copy.
 * @param source the current text of the file; a build parses it only when the linter has not seen the page
 */
export async function treeToBuild(file: string, source: string): Promise<Root> {
  const checked = isBuild() ? (await currentContent()).sources.find((item) => item.file === file) : undefined;
  const {tree, reports} = checked?.body
    ? {tree: checked.body.tree, reports: reportsOfBody(checked)}
    : checkBody(file, source, siteDefinition);
  if (!tree || reports.length > 0) throw new DiagnosticError(diagnose(reports, []));
  return structuredClone(tree);
}
