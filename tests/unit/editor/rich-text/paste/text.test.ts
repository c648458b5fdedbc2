import {nodesFromText} from '../../../../../src/editor/rich-text/paste/text';
import {read} from '../../../../../src/editor/rich-text/read';
import {nodes} from '../../../../../src/editor/rich-text/schema';
import {write} from '../../../../../src/editor/rich-text/write';
import {lintBody} from '../bodies';
import {PLAIN_TEXTS} from './clips';

describe('Pasted plain text', () => {
  for (const {name, text, expected} of PLAIN_TEXTS)
    it(`becomes text that passes the linter: ${name}`, () => {
      const doc = nodes.doc.create(null, nodesFromText(text));
      doc.check();
      expect(write(doc, read('').original).trim()).toBe(expected);
      expect(lintBody(`\n${expected}\n`)).toEqual([]);
    });
});
