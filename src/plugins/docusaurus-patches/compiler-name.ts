/**
 * What: detects for which of its two compilers the page loader runs a remark plugin.
 * Why: on a preview the HTML marks which field each text comes from; the scripts have plain text.
 * Upstream: remark plugins for one of the two compilers, or documentation of `data.compilerName`.
 */
import type {VFile} from 'vfile';
import {upstreamError} from '../assert-upstream';

/**
 * @returns whether the page is compiled for its HTML
 * @throws Error when the loader no longer says so
 */
export function isForHtml({data: {compilerName}}: VFile): boolean {
  if (compilerName !== 'server' && compilerName !== 'client')
    throw upstreamError('tells a remark plugin for which compiler a page is', 'compiler-name.ts');
  return compilerName === 'server';
}
