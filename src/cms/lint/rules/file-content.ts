import {referencedFiles} from '../../content/files';
import {STATIC_FOLDER} from '../../values/paths';
import {defineRule, type Examples} from '../define-rule';

/** `images/svg.ts` and `content/files.ts` have the reasons, which the editor also shows. */
export const rule = defineRule({
  id: 'file-content',
  messages: {svg: ['The SVG {reason*}.', '{help*}'], pdf: ['{reason*}', '{help*}']},
  check: {
    project: (report, {files, sources}) => {
      const mentioned = referencedFiles(sources);
      for (const {file, kind, svgDiagnostic, pdfDiagnostic} of files) {
        if (kind !== 'file' || !file.startsWith(`${STATIC_FOLDER}/`)) continue;
        const at = {file, line: 1};
        const pdf = pdfDiagnostic?.();
        if (pdf) report({message: 'pdf', data: {reason: pdf.message, help: pdf.help}, at});
        // A reference in a page already checks the SVG.
        const svg = mentioned.has(file.slice(STATIC_FOLDER.length)) ? undefined : svgDiagnostic?.();
        if (svg) report({message: 'svg', data: {reason: svg.message, help: svg.help}, at});
      }
    },
  },
});

export const docs = 'A PDF is a PDF, and an SVG is a plain one.';

export const examples: Examples<typeof rule> = {
  file: {
    invalid: [
      ['static/img/script.svg', 'svg'],
      ['static/files/words.pdf', 'pdf'],
    ],
  },
};
