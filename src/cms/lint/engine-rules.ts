/** The rules of the engine that look at several files, in the order in which they run. */
import {SITE_FILE} from '../base/paths';
import {rule, type Rule, type RuleProject, type SiteDefinition, type Source} from '../definition/site-definition';
import {duplicateDiagnostics} from './duplicates';
import {entryPageDiagnostics} from './entry-pages';
import {fileDiagnostics, type ProjectFile} from './files';
import {hiddenDiagnostics} from './generated-files';
import {mentionedFiles} from './mentioned-files';
import type {MisplacedPage} from './misplaced-pages';
import {missingDiagnostics, waitingDiagnostics} from './needed-pages';
import {anchorDiagnostics} from './page-anchors';
import {formerDiagnostics, type Redirect} from './redirects';
import type {Renamed} from './renamed-pages';

/** The input of these rules. */
interface EngineProject extends RuleProject {
  definition: SiteDefinition;
  /** The sources without pages/_site.yml. */
  pages: Source[];
  files: readonly ProjectFile[];
  /** The addresses of the files that a build creates. */
  generated: readonly string[];
  redirects: readonly Redirect[];
  renamed: readonly Renamed[];
  misplaced: ReadonlyMap<string, MisplacedPage>;
  /** The owner of each address: a file, or the file and line of an entry. */
  owners: ReadonlyMap<string, string>;
}

const NO_SITE = {
  file: SITE_FILE,
  line: 1,
  message: 'The file is missing.',
  help: 'It holds the facts that several pages share; bring it back from the history.',
};

const names = (files: readonly ProjectFile[]): Set<string> => new Set(files.map(({file}) => file));

export const ENGINE_RULES: readonly Rule<EngineProject>[] = [
  rule({id: 'missing-page'}, ({sources}) => (sources.some(({file}) => file === SITE_FILE) ? [] : [NO_SITE])),
  rule({id: 'duplicate'}, ({sources}) => duplicateDiagnostics(sources)),
  rule({id: 'duplicate-address'}, ({pages}) => pages.flatMap(anchorDiagnostics)),
  rule({id: 'entry-page'}, ({pages}) => entryPageDiagnostics(pages)),
  rule({id: 'former-address'}, ({redirects, owners}) => formerDiagnostics(redirects, owners)),
  rule({id: 'renamed-page'}, ({renamed}) => renamed.map(({diagnostic}) => diagnostic)),
  rule({id: 'scheduled-page'}, ({definition, pages}) => waitingDiagnostics(definition, pages)),
  rule({id: 'missing-page'}, ({definition, files}) => missingDiagnostics(definition, names(files))),
  rule({id: 'file-name'}, ({definition, files, sources}) =>
    fileDiagnostics(definition, files, mentionedFiles(sources)),
  ),
  rule({id: 'generated-file'}, ({files, generated}) => hiddenDiagnostics(files, generated)),
  rule({id: 'misplaced-page', supersedes: ['missing-page', 'file-name']}, ({misplaced}) =>
    [...misplaced.values()].map(({diagnostic}) => diagnostic),
  ),
];
