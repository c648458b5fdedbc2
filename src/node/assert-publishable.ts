import type {Deployment} from './deployment';
import {DiagnosticError} from './diagnostics-error';
import {sampleDiagnostics} from '../site/rules';
import type {Content} from '../site/site-definition';

const SAMPLES_LEFT =
  'Sample values are left, so the site is not published. Replace them, or write "publishSample: true" in pages/_site.yml:';

/**
 * Refuses production builds that contain sample values. Previews and local builds may have them.
 * @throws DiagnosticError with the list of all sample values
 */
export function assertPublishable(content: Pick<Content, 'sources' | 'site' | 'pictures'>, {kind}: Deployment): void {
  const samples = kind === 'production' ? sampleDiagnostics(content) : [];
  if (samples.length > 0) throw new DiagnosticError(samples, SAMPLES_LEFT);
}
