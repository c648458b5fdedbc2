import {truncateText} from '../../../shared/truncate';
import {followsPhoto} from '../../parse/photo-sizes';
import {defineRule, type Examples} from '../define-rule';

/** Other programs write the size after the description, or after the address. */
const SIZE_IN_DESCRIPTION = /^(.*\S)\s*\|\s*\d+(?:x\d+)?$/;
const SIZE_AFTER_ADDRESS = /(!\[[^\]\n]*\]\()(\S+)\s+=\d*(?:x\d*)?\)/;
/** The maximum length of code in a message, in characters. */
const MAX_CODE = 30;

export const rule = defineRule({
  id: 'photo-size',
  messages: {
    size: ['The page sets the size of a photo itself.', 'Write {right}.'],
    code: ['The page sets the size of a photo itself.', 'Remove {code}.'],
  },
  check: {
    body: (report, {written}) => ({
      image: ({alt, url}) => {
        const [, words] = SIZE_IN_DESCRIPTION.exec(alt ?? '') ?? [];
        if (words !== undefined) report({message: 'size', data: {right: `![${words}](${url})`}});
      },
      mdxTextExpression: (node, parent) => {
        const code = `{${truncateText(node.value, MAX_CODE)}}`;
        if (followsPhoto(node, parent)) report({message: 'code', data: {code}});
      },
      // An address with a size is not an address, so the photo stays text.
      text: (node) => {
        const [from, to] = written.offsetsOf(node);
        const found = SIZE_AFTER_ADDRESS.exec(written.unescapedText.slice(from, to));
        if (!found) return;
        const [whole, description = '', address = ''] = found;
        const right = `${description}${address})`;
        const at = {from: from + found.index, to: from + found.index + whole.length};
        report({message: 'size', data: {right}, at, fix: right});
      },
    }),
  },
});

export const docs = 'A photo has no size, because the page sets it.';

export const examples: Examples<typeof rule> = {
  'index | ![What it shows](/img/photo.jpg)': {
    invalid: [
      ['«![What it shows](/img/photo.jpg =300x200)»', 'size', '![What it shows](/img/photo.jpg)'],
      ['«![What it shows|300x200](/img/photo.jpg)»', 'size', {right: '![What it shows](/img/photo.jpg)'}],
      ['![What it shows](/img/photo.jpg)«{width=300}»', 'code'],
    ],
  },
};
