import * as z from 'zod';
import type {MdxJsxFlowElement, MdxJsxTextElement} from 'mdast-util-mdx-jsx';
import {closestMatch} from '../../values/closest-match';
import {asGroup, setIfAbsent} from '../../values/values';
import {pageTypeOf} from '../../definition/site-definition';
import {isHtml} from '../../parse/html';
import {defineRule, type Examples} from '../define-rule';

export const rule = defineRule({
  id: 'block-usage',
  messages: {
    unknown: [
      '<{name}> is not a block of this site.',
      'Did you mean <{meant*} />?',
      'The blocks of this site are {blocks}.',
    ],
    attributes: [
      '<{name*} /> does not take attributes.',
      'Write <{name*} />. What it shows is in the fields at the top.',
    ],
    content: '<{name*} /> cannot contain anything. Write it as a single tag.',
    inText: [
      '<{name*} /> is in the middle of other text.',
      'Put it on its own line, with an empty line above and below.',
    ],
    repeated: ['<{name*} /> is already on line {line}.', 'Use it only once on a page.'],
    otherPage: ['<{name*} /> can be used only on {page*}.', 'Remove the line.'],
    missingField: [
      '<{name*} /> shows the field "{shown*}", which is missing at the top of this page.',
      'Add the field, or remove this line.',
    ],
    otherType: ['<{name*} /> shows the field "{shown*}", which this type of page does not have.', 'Remove the line.'],
    required: ['The page has no <{name*} />, which {purpose*}.', 'Add it on its own line.'],
  },
  check: {
    body: (report, {blocks}) => {
      const lines = new Map<string, number>();
      const checkBlock = (node: MdxJsxFlowElement | MdxJsxTextElement, isAlone: boolean): void => {
        const name = node.name ?? '';
        if (isHtml(name, blocks)) return;
        if (!blocks.includes(name)) {
          return report({message: 'unknown', data: {name, meant: closestMatch(name, blocks), blocks}});
        }
        if (node.attributes.length > 0) return report({message: 'attributes', data: {name}});
        if (node.children.length > 0) return report({message: 'content', data: {name}});
        if (!isAlone) return report({message: 'inText', data: {name}});
        const line = setIfAbsent(lines, name, node.position?.start.line ?? 1);
        if (line !== undefined) report({message: 'repeated', data: {name, line}});
      };
      return {
        mdxJsxFlowElement: (node, parent) => checkBlock(node, parent?.type === 'root'),
        mdxJsxTextElement: (node) => checkBlock(node, false),
      };
    },
    // Blocks whose field is missing would break the page.
    source: (report, {file, path = '', body, parsed, schema, definition}) => {
      if (!body || !parsed) return;
      const data = asGroup(parsed.data);
      for (const {name, line, columns} of body.blocks) {
        const {shows: shown, only} =
          (Object.hasOwn(definition.blocks, name) ? definition.blocks[name] : undefined) ?? {};
        const at = {line, columns};
        if (only !== undefined && only !== path) {
          report({message: 'otherPage', data: {name, page: only === '/' ? 'the home page' : only}, at});
        } else if (shown !== undefined && !Object.hasOwn(data, shown)) {
          const field: unknown = schema.shape[shown];
          if (field === undefined) report({message: 'otherType', data: {name, shown}, at});
          // The schema already reports a required field.
          else if (field instanceof z.ZodOptional) report({message: 'missingField', data: {name, shown}, at});
        }
      }
      if (body.isIncomplete) return;
      const written = new Set(body.blocks.map(({name}) => name));
      for (const [name, purpose] of Object.entries(pageTypeOf(definition, file).blocks))
        if (!written.has(name)) report({message: 'required', data: {name, purpose}, at: {line: 1}});
    },
  },
});

export const docs =
  'A block is on its own line, appears once, has no attributes, and is on a page that has its fields.';

export const examples: Examples<typeof rule> = {
  'index | <ServiceCards />': {
    invalid: [
      ['«<ServiceCard />»', 'unknown', {name: 'ServiceCard', meant: 'ServiceCards'}],
      ['«<Zebra />»', 'unknown', {name: 'Zebra'}],
      ['«<ServiceCards columns="3" />»', 'attributes', {name: 'ServiceCards'}],
      ['«<ServiceCards>Words</ServiceCards>»', 'content', {name: 'ServiceCards'}],
      ['Our services: «<ServiceCards />» in short', 'inText', {name: 'ServiceCards'}],
      ['<ServiceCards />\n\n«<ServiceCards />»', 'repeated', {name: 'ServiceCards', line: 44}],
      ['«<ServiceList />»', 'otherPage', {name: 'ServiceList', page: '/services'}],
      ['«<Values />»', 'otherType', {name: 'Values', shown: 'values'}],
    ],
  },
  'services/engineering | ## Scope': {
    invalid: [['## Scope\n\n«<ScopeList />»', 'missingField', {name: 'ScopeList', shown: 'scope'}]],
  },
  'index | <Hero />\n': {invalid: [['', 'required', {name: 'Hero', purpose: 'contains its main heading'}]]},
  'buyers | <Questions />': {invalid: [['Words.', 'required', {name: 'Questions', purpose: 'answers the questions'}]]},
  'services/engineering | sheet: Capability sheet\n': {
    invalid: [['', 'missingField', {name: 'CapabilitySheet', shown: 'sheet'}]],
  },
  'careers | <Openings />': {
    invalid: [['<Openings />\n\n«<Recruitment />»', 'otherPage', {name: 'Recruitment', page: '/careers/genuine'}]],
  },
  'thank-you | Words.\n': {invalid: [['«<Readiness />»\n', 'otherType', {name: 'Readiness', shown: 'readiness'}]]},
};
