import type {Deployment} from './deployment';
import {DiagnosticError} from './diagnostics-error';
import {sampleDiagnostics} from '../site/rules';
import type {Content} from '../site/content';

const SAMPLES_LEFT =
  'Sample values are left, so the site is not published. Replace them, or write "publishSample: true" in pages/_site.yml:';

/**
 * Lets previews and local builds pass, and production only without sample values.
 * @throws DiagnosticError with the list of all that are left
 */
export function assertPublishable(content: Pick<Content, 'sources' | 'site' | 'pictures'>, {kind}: Deployment): void {
  const samples = kind === 'production' ? sampleDiagnostics(content) : [];
  if (samples.length > 0) throw new DiagnosticError(samples, SAMPLES_LEFT);
}
