/** A rule of the linter: one file with its messages, its check, its documentation and its examples, as in ESLint. */
import type {Nodes, Parents, Root} from 'mdast';
import type {Data, Problem, Severity} from '../values/diagnostic';
import type {Path} from '../values/values';
import type {BodySource} from '../parse/body-source';
import type {ParsedFrontMatter} from '../parse/front-matter';
import type {FieldMeta} from '../schema/meta';

/**
 * What is wrong, and what to write instead. `{name}` is a value on one line, shortened if it is long; `{name*}` is a
 * whole value; a list of values is joined with commas. The first help applies whose values are all given.
 */
type Message = string | readonly [message: string, ...helps: string[]];

export type Messages = Readonly<Record<string, Message>>;

type Names<Text> = Text extends `${string}{${infer Name}}${infer Rest}`
  ? (Name extends `${infer Plain}*` ? Plain : Name) | Names<Rest>
  : never;

/** The runner knows the field and its value. */
type NamesInMessage<M> = Exclude<Names<M extends readonly [infer First, ...unknown[]] ? First : M>, 'field' | 'value'>;

type NamesInHelps<M> = M extends readonly [unknown, ...infer Helps] ? Names<Helps[number]> : never;

type Optional<Name extends string> = Partial<Record<Name, Data[string]>>;

type DataOf<M> = Readonly<Record<NamesInMessage<M>, Data[string]> & Optional<NamesInHelps<M>>>;

/** Where a problem is; what is missing follows from what is being checked. */
export interface Location {
  source?: {file: string; parsed?: ParsedFrontMatter};
  file?: string;
  line?: number;
  columns?: Problem['columns'];
  path?: Path;
  node?: Nodes;
  /** A part of the text of a body. */
  from?: number;
  to?: number;
}

interface ReportBase<Key> {
  /** The key of a message. */
  message: Key;
  at?: Location;
  /** The corrected line, or the correct text at `from` to `to`, if there is only one solution. */
  fix?: string;
  related?: readonly string[];
  isEmpty?: boolean;
}

/** A problem that a rule reports. Its data are the values in the message. */
type ReportOf<M extends Messages, Key extends keyof M> = ReportBase<Key> &
  ([NamesInMessage<M[Key]>] extends [never] ? {data?: DataOf<M[Key]>} : {data: DataOf<M[Key]>});

/** A report as the runner reads it. */
export type PlainReport = ReportBase<string> & {data?: Data};

type AnyReportOf<M extends Messages> = {[Key in keyof M & string]: ReportOf<M, Key>}[keyof M & string];

/** Takes a report of one message, or of one of several with the same data. */
export interface Report<M extends Messages> {
  (report: AnyReportOf<M>): void;
  <Key extends keyof M & string>(report: ReportOf<M, Key>): void;
}

/** Is called for each node of a type, and `leave` at the end. A reported node hides its children. */
export type BodyVisitor = {
  [Type in Nodes['type']]?: (node: Extract<Nodes, {type: Type}>, parent: Parents | undefined) => void;
} & {leave?: () => void};

interface BodyContext {
  root: Root;
  /** Its text. The lines of the front matter are empty. */
  written: BodySource;
  /** The names of the blocks of the site. */
  blocks: readonly string[];
  /** The country code of the site's telephone numbers. */
  dialCode: string;
}

/** A text value of a front matter. */
interface TextField<Source = {file: string}> {
  value: string;
  path: Path;
  meta: Partial<FieldMeta>;
  source: Source;
}

interface LineContext {
  index: number;
  lines: readonly string[];
}

interface ProjectWithSources {
  sources: readonly {file: string}[];
}

type SourceOf<Project extends ProjectWithSources> = Project['sources'][number];

/** What a rule looks at. It reports each problem once, wherever it finds it. */
interface Check<M extends Messages, Project extends ProjectWithSources> {
  /** Looks at the syntax tree of a body. */
  body?: (report: Report<M>, context: BodyContext) => BodyVisitor;
  /** Looks at each line of a body outside of blocks of code. */
  line?: (report: Report<M>, line: string, context: LineContext) => void;
  /** Looks at each text that readers see: fields of plain text, and the lines of bodies. */
  text?: (report: Report<M>, text: string, project: Project) => void;
  /** Looks at each text value of the fields alone, and again only when its file changes. */
  value?: (report: Report<M>, field: TextField<SourceOf<Project>>) => void;
  /** Looks at each text value of the fields, and at other files. */
  field?: (report: Report<M>, field: TextField<SourceOf<Project>>, project: Project) => void;
  /** Looks at a whole file. */
  source?: (report: Report<M>, source: SourceOf<Project>, project: Project) => void;
  /** Compares files. */
  project?: (report: Report<M>, project: Project) => void;
}

interface RuleFacts {
  /** The name of its file. Printed with each diagnostic. */
  id: string;
  severity: Severity;
  /** Rules whose diagnostics are only consequences of this one; they are hidden in the same file and in `related` files. */
  supersedes?: readonly string[];
  /** Whether its reports about a body are consequences of any other report on the same line. */
  yields?: true;
  /** When a warning that is not about mistakes is given: before the launch, or every night. */
  occasion?: 'launch' | 'night';
}

/** A rule without a check words the problems of a parser or a schema. */
export interface Rule<Project extends ProjectWithSources, M extends Messages = Messages> extends RuleFacts {
  messages: M;
  check?: Check<M, Project>;
}

/** @returns a function that defines rules for projects of a type; an error is the default */
export const ruleDefiner =
  <Project extends ProjectWithSources>() =>
  <const M extends Messages>(
    rule: Omit<Rule<Project, M>, 'severity'> & Partial<Pick<RuleFacts, 'severity'>>,
  ): Rule<Project, M> => ({severity: 'error', ...rule});

/** A piece of a page with the report about it: `«»` are around the wrong text; then values of the message, or the fix. */
type Invalid<M extends Messages> = {
  [Key in keyof M & string]: readonly [fragment: string, message: Key, dataOrFixed?: Data | string];
}[keyof M & string];

interface ExamplesOf<M extends Messages> {
  valid?: readonly string[];
  invalid?: readonly Invalid<M>[];
}

/**
 * The examples of a rule, by the place where the fragments are written: `body`, a text of a page such as
 * `careers | heading: Careers`, a whole page such as `careers`, or `file`, whose fragments are names of files.
 * tests/unit/cms/lint/rules.test.ts runs them all, as tests/unit/cms/examples.ts writes them.
 */
export type Examples<R extends {messages: Messages}> = Readonly<Record<string, ExamplesOf<R['messages']>>>;
