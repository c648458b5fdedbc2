/**
 * What: reads for which of its two compilers the loader of pages calls a remark plugin.
 * Why: on a preview the words know their places in the HTML alone, and the scripts hold plain words.
 * Upstream: remark plugins for one of the two compilers, or a word on `data.compilerName` in the documentation.
 */
import type {VFile} from 'vfile';
import {upstreamError} from '../assert-upstream';

/**
 * @returns whether a page is compiled for its HTML
 * @throws Error when the loader no longer says so
 */
export function isForHtml({data: {compilerName}}: VFile): boolean {
  if (compilerName !== 'server' && compilerName !== 'client')
    throw upstreamError('tells a remark plugin for which compiler a page is', 'compiler-name.ts');
  return compilerName === 'server';
}
