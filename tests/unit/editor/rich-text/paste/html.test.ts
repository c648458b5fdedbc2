import {JSDOM} from 'jsdom';
import type {Node} from 'prosemirror-model';
import {nodesFromHtml} from '../../../../../src/editor/rich-text/paste/html';
import {read} from '../../../../../src/editor/rich-text/read';
import {nodes, paragraphOf} from '../../../../../src/editor/rich-text/schema';
import {tidy} from '../../../../../src/editor/rich-text/tidy';
import {write} from '../../../../../src/editor/rich-text/write';
import {lintBody} from '../bodies';
import {HTML_CLIPS, MALICIOUS_CLIPS} from './clips';

globalThis.DOMParser = new JSDOM('').window.DOMParser;

function markdownOf(content: readonly Node[]): string {
  const doc = nodes.doc.create(null, content.length > 0 ? content : paragraphOf());
  doc.check();
  const text = write(doc, read('').original);
  expect(tidy(read(text).doc)?.toJSON()).toEqual(tidy(doc)?.toJSON());
  return text.trim();
}

describe('Pasted HTML', () => {
  for (const {name, html, expected, pictures = 0} of HTML_CLIPS)
    it(`becomes text that passes the linter: ${name}`, () => {
      const found = nodesFromHtml(html);
      expect(markdownOf(found.content)).toBe(expected);
      expect(found.pictures).toBe(pictures);
      expect(lintBody(`\n${expected}\n`)).toEqual([]);
    });

  it('contains nothing that could run', () => {
    for (const clip of MALICIOUS_CLIPS)
      expect(markdownOf(nodesFromHtml(clip).content)).not.toMatch(
        /script|\bon\w+\s*=\s*["'a]|javascript:|vbscript:|data:|<\w|\{|expression|alert/i,
      );
  });
});
