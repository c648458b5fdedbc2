/**
 * Validates every request to the emulator and every response against GitHub's own descriptions: OpenAPI for REST, the
 * public schema for GraphQL. Unused fields may be missing in a response.
 */
import {existsSync, mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import {dirname, join} from 'node:path';
import Ajv, {type ValidateFunction} from 'ajv';
import {
  buildClientSchema,
  getNamedType,
  getNullableType,
  getVariableValues,
  isCompositeType,
  isEnumType,
  isInterfaceType,
  isListType,
  isNonNullType,
  isObjectType,
  isUnionType,
  Kind,
  NoDeprecatedCustomRule,
  OperationTypeNode,
  parse,
  specifiedRules,
  validate,
  type GraphQLOutputType,
  type GraphQLSchema,
  type IntrospectionQuery,
  type OperationDefinitionNode,
  type SelectionSetNode,
} from 'graphql';
import type {Exchange} from '../src/cli/emulators/github/server';

const MODULES = join(__dirname, '../node_modules');
const CACHE = join(MODULES, '.cache/github-descriptions.json');
/** A module that only other ES modules may import. */
const SCHEMA = join(MODULES, '@octokit/graphql-schema');
/** The paths that the editor uses; each test file reads only these. */
const PATHS =
  /^\/(user|users\/\{username\}|repos\/\{owner\}\/\{repo\}(\/(git|pulls|issues|compare|commits|collaborators)\b.*)?)$/;
/** Responses of every operation, whether its description lists them or not. */
const ANYWHERE = new Set([301, 304, 307, 401, 403, 404, 422, 429]);
const SERVER_FAULT = 500;
/** Without a version GitHub uses an older one. */
const VERSION = '2026-03-10';
/** GitHub writes timestamps in UTC without milliseconds. */
const MOMENT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/;

type Json = Record<string, unknown>;
interface Description {
  paths: Record<string, Record<string, Operation>>;
  components: Json;
}
interface Operation {
  parameters?: {$ref?: string; name: string; in: string}[];
  requestBody?: {content: Record<string, object>};
  responses: Record<string, {$ref?: string; content?: Record<string, object>}>;
}

const readJson = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));

/** @returns both descriptions without unused parts, created once for each version */
function descriptions(): {rest: Description; graphql: IntrospectionQuery} {
  if (existsSync(CACHE)) {
    const cached = readJson(CACHE) as {
      of: string;
      rest: Description;
      graphql: IntrospectionQuery;
    };
    if (cached.of === versions()) return cached;
  }
  const {paths, components} = readJson(
    require.resolve('@octokit/openapi/generated/api.github.com.json'),
  ) as Description;
  const asked = Object.fromEntries(Object.entries(paths).filter(([path]) => PATHS.test(path)));
  const rest = {paths: asked, components: pick(components, asked)};
  const graphql = readJson(join(SCHEMA, 'schema.json')) as IntrospectionQuery;
  const lean = JSON.stringify({of: versions(), rest, graphql}, (key, value: unknown) =>
    (key === 'description' && typeof value === 'string') || key === 'examples' || key === 'example' ? undefined : value,
  );
  mkdirSync(dirname(CACHE), {recursive: true});
  writeFileSync(CACHE, lean);
  return JSON.parse(lean) as ReturnType<typeof descriptions>;
}

const versions = (): string =>
  [require.resolve('@octokit/openapi/package.json'), join(SCHEMA, 'package.json')]
    .map((file) => (readJson(file) as {version: string}).version)
    .join(' ');

/** @returns the components that a value refers to, directly or indirectly */
function pick(components: Json, from: unknown): Json {
  const found: Record<string, Json> = {};
  const look = (value: unknown): void => {
    for (const [, kind = '', name = ''] of JSON.stringify(value).matchAll(/"#\/components\/(\w+)\/([^"]+)"/g)) {
      const all = components[kind] as Json;
      if (found[kind]?.[name] !== undefined) continue;
      found[kind] = {...found[kind], [name]: all[name]};
      look(all[name]);
    }
  };
  look(from);
  return found;
}

/** @param isLax whether fields may be missing, so that several schemas may match; present fields must be valid */
function asSchema(value: unknown, isLax: boolean): unknown {
  if (Array.isArray(value)) return value.map((entry) => asSchema(entry, isLax));
  if (typeof value !== 'object' || value === null) return value;
  const {nullable, ...rest} = Object.fromEntries(
    Object.entries(value)
      .filter(([key, of]) => !(isLax && key === 'required' && Array.isArray(of)))
      .map(([key, of]) => [isLax && key === 'oneOf' ? 'anyOf' : key, asSchema(of, isLax)]),
  );
  if (nullable !== true) return rest;
  return 'type' in rest && !('enum' in rest) ? {...rest, nullable} : {anyOf: [rest, {enum: [null]}]};
}

/**
 * Validates exchanges against both descriptions. One instance serves a whole test run, so each operation is compiled
 * once.
 */
export class GithubDescriptions {
  private readonly rest: Description;
  private readonly introspection: IntrospectionQuery;
  private readonly ajv = new Ajv({
    ...{strict: false, logger: false, allErrors: true, verbose: false},
    ...{validateSchema: false, code: {optimize: false}},
  });
  private readonly compiled = new Map<string, ValidateFunction>();
  private readonly documents = new Map<string, string[]>();
  private schema?: GraphQLSchema;

  constructor() {
    const {rest, graphql} = descriptions();
    this.rest = rest;
    this.introspection = graphql;
    // GitHub returns null for a line that has moved: https://github.com/vitali87/croft/issues/454.
    const {schemas} = rest.components as {schemas: Record<string, {properties: Record<string, Json>}>};
    for (const name of ['line', 'original_line', 'start_line']) {
      Object.assign(schemas['pull-request-review-comment']?.properties[name] ?? {}, {nullable: true});
    }
    // "Only GitHub can mark a check run as stale": https://docs.github.com/rest/guides/using-the-rest-api-to-interact-with-checks.
    const conclusion = schemas['check-run']?.properties.conclusion as {enum?: unknown[]} | undefined;
    conclusion?.enum?.push('stale');
    this.ajv.addFormat('date-time', MOMENT);
    this.ajv.addSchema(asSchema(rest, true) as Json, 'answers');
    this.ajv.addSchema(asSchema(rest, false) as Json, 'requests');
  }

  /** @returns what GitHub would reject or could never respond */
  problems(exchange: Exchange): string[] {
    const {method, path, status} = exchange;
    const found = path === '/graphql' ? this.ofGraphql(exchange) : this.ofRest(exchange);
    return found.map((problem) => `${method} ${path} ${status}: ${problem}`);
  }

  private ofRest({method, path, sent, status, answer, version}: Exchange): string[] {
    const [address = '', search = ''] = path.split('?');
    // A renamed repository also answers at its id.
    const pathname = address.replace(/^\/repositories\/\d+/, '/repos/owner/name');
    const [template, values] = this.templateOf(method, pathname);
    const operation = this.rest.paths[template]?.[method.toLowerCase()];
    if (!operation) return status === 404 ? [] : ['GitHub has no such operation'];
    const where = `/paths/${escaped(template)}/${method.toLowerCase()}`;
    const problems = [VERSION, 'undefined'].includes(version) ? [] : [`the version of the interface is ${version}`];
    const parameters = (operation.parameters ?? []).map(({$ref, ...own}, index) =>
      $ref === undefined
        ? {...own, pointer: `${where}/parameters/${index}`}
        : {...(this.at($ref.slice(1)) as {name: string; in: string}), pointer: $ref.slice(1)},
    );
    for (const [name, value] of new URLSearchParams(search)) {
      const parameter = parameters.find((entry) => entry.in === 'query' && entry.name === name);
      if (!parameter) problems.push(`no parameter ${name}`);
      else problems.push(...this.parameter(parameter.pointer, value));
    }
    for (const [name, value] of Object.entries(values)) {
      const parameter = parameters.find((entry) => entry.in === 'path' && entry.name === name);
      if (parameter) problems.push(...this.parameter(parameter.pointer, value));
    }
    problems.push(...this.ofBody(operation, where, sent, status));
    const response = operation.responses[status];
    if (!response) return isAnywhere(status) ? problems : [...problems, 'GitHub never answers with this number'];
    const pointer = response.$ref?.slice(1) ?? `${where}/responses/${status}`;
    const {content} = this.at(pointer) as {content?: Json};
    if (content?.['application/json'] !== undefined && typeof answer === 'object')
      problems.push(...this.check('answers', `${pointer}/content/application~1json/schema`, answer));
    return problems;
  }

  private ofBody({requestBody}: Operation, address: string, sent: unknown, status: number): string[] {
    if (sent === undefined) return [];
    if (!requestBody) return ['a body where there is none'];
    // A refused request may be invalid: some tests of the emulator are about that.
    if (status === 422) return [];
    const pointer = `${address}/requestBody/content/application~1json/schema`;
    const {properties = {}} = this.at(pointer) as {properties?: Json};
    const unknown = Object.keys(sent as Json).filter((name) => !(name in properties));
    return [...unknown.map((name) => `no field ${name}`), ...this.check('requests', pointer, sent)];
  }

  private parameter(pointer: string, value: string): string[] {
    const {type} = this.at(`${pointer}/schema`) as {type?: string};
    return this.check('requests', `${pointer}/schema`, type === 'integer' ? Number(value) : value);
  }

  private templateOf(method: string, pathname: string): [string, Record<string, string>] {
    const parts = pathname.split('/');
    for (const [template, operations] of Object.entries(this.rest.paths)) {
      if (!(method.toLowerCase() in operations)) continue;
      const names = template.split('/');
      // Branch names may contain slashes.
      const isRef = template.endsWith('/{ref}') && /\/git\/(matching-)?refs?\//.test(template);
      if (isRef ? parts.length < names.length : parts.length !== names.length) continue;
      if (!names.every((name, index) => name.startsWith('{') || name === parts[index])) continue;
      const values = names.flatMap((name, index): [string, string][] =>
        name.startsWith('{') ? [[name.slice(1, -1), decodeURIComponent(parts[index] ?? '')]] : [],
      );
      return [template, Object.fromEntries(values)];
    }
    return ['', {}];
  }

  private at(pointer: string): unknown {
    return pointer
      .split('/')
      .slice(1)
      .reduce<unknown>((value, part) => (value as Json)[part.replaceAll('~1', '/')], this.rest);
  }

  private check(of: 'answers' | 'requests', pointer: string, value: unknown): string[] {
    const key = `${of}#${pointer}`;
    const known = this.compiled.get(key) ?? this.ajv.compile({$ref: encodeURI(key)});
    this.compiled.set(key, known);
    if (known(value)) return [];
    return (known.errors ?? []).map(({instancePath, message}) => `${of.slice(0, -1)} ${instancePath} ${message}`);
  }

  private ofGraphql({sent, answer}: Exchange): string[] {
    this.schema ??= buildClientSchema(this.introspection, {assumeValid: true});
    const {schema} = this;
    const {query, variables} = sent as {query: string; variables: Record<string, unknown>};
    const document = parse(query);
    const operation = document.definitions[0] as OperationDefinitionNode;
    const rules = [...specifiedRules, NoDeprecatedCustomRule];
    const invalid = this.documents.get(query) ?? validate(schema, document, rules).map(({message}) => message);
    this.documents.set(query, invalid);
    const {errors: uncoerced = []} = getVariableValues(schema, operation.variableDefinitions ?? [], variables);
    const problems = [...invalid, ...uncoerced.map(({message}) => message)];
    const {data, errors} = answer as {data?: unknown; errors?: {message?: unknown}[]};
    if (errors?.some(({message}) => typeof message !== 'string')) problems.push('an error without a message');
    const root = operation.operation === OperationTypeNode.QUERY ? schema.getQueryType() : schema.getMutationType();
    // After an error, any parent field may be null.
    if (invalid.length > 0 || errors || !root) return problems;
    return [...problems, ...misfits(schema, root, operation.selectionSet, data, 'data')];
  }
}

const isAnywhere = (status: number) => ANYWHERE.has(status) || status >= SERVER_FAULT;
const escaped = (text: string) => text.replaceAll('~', '~0').replaceAll('/', '~1');

const SCALARS: Readonly<Record<string, (value: unknown) => boolean>> = {
  Int: (value) => Number.isInteger(value) && Math.abs(value as number) < 2 ** 31,
  Boolean: (value) => typeof value === 'boolean',
  DateTime: (value) => typeof value === 'string' && MOMENT.test(value),
  BigInt: (value) => typeof value === 'string' && /^\d+$/.test(value),
  GitObjectID: (value) => typeof value === 'string' && /^[0-9a-f]{40}$/.test(value),
};

/** @returns where a response does not match the query or its types */
function misfits(
  schema: GraphQLSchema,
  type: GraphQLOutputType,
  asked: SelectionSetNode | undefined,
  value: unknown,
  where: string,
): string[] {
  if (value === null || value === undefined) {
    return value === undefined || isNonNullType(type) ? [`${where} is ${String(value)}`] : [];
  }
  const bare = getNullableType(type);
  if (isListType(bare)) {
    if (!Array.isArray(value)) return [`${where} is not a list`];
    return value.flatMap((entry, index) => misfits(schema, bare.ofType, asked, entry, `${where}.${index}`));
  }
  if (!isCompositeType(bare) || !asked) {
    if (isEnumType(bare))
      return bare.getValues().some(({name}) => name === value) ? [] : [`${where} is ${JSON.stringify(value)}`];
    const isRight = SCALARS[getNamedType(type).name] ?? ((item: unknown) => typeof item === 'string');
    return isRight(value) ? [] : [`${where} is ${JSON.stringify(value)}, no ${getNamedType(type).name}`];
  }
  if (typeof value !== 'object') return [`${where} is no object`];
  const answered = value as Json;
  const names = new Set<string>();
  // A fragment does not apply to objects of another type.
  const problems = asked.selections.flatMap((selection): string[] => {
    if (selection.kind === Kind.FRAGMENT_SPREAD) return ['a named fragment'];
    if (selection.kind === Kind.INLINE_FRAGMENT) {
      const part = schema.getType(selection.typeCondition?.name.value ?? '');
      const own = selection.selectionSet.selections.map((selectionNode) =>
        selectionNode.kind === Kind.FIELD ? (selectionNode.alias ?? selectionNode.name).value : '',
      );
      for (const name of own) names.add(name);
      const isOf = own.some((name) => name in answered);
      return isOf && isObjectType(part)
        ? misfits(
            schema,
            part,
            selection.selectionSet,
            Object.fromEntries(own.map((name) => [name, answered[name]])),
            where,
          )
        : [];
    }
    const name = (selection.alias ?? selection.name).value;
    names.add(name);
    if (selection.name.value === '__typename') return typeof answered[name] === 'string' ? [] : [`${where}.${name}`];
    const fields = isUnionType(bare) ? {} : isObjectType(bare) || isInterfaceType(bare) ? bare.getFields() : {};
    const field = fields[selection.name.value];
    if (!field) return [`${where}.${name} is not a field`];
    return misfits(schema, field.type, selection.selectionSet, answered[name], `${where}.${name}`);
  });
  const extra = Object.keys(answered).filter((name) => !names.has(name));
  return [...problems, ...extra.map((name) => `${where}.${name} was not asked for`)];
}
