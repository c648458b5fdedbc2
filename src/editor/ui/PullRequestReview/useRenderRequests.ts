import {type Reader, siteDefinition} from '../../../site/site-definition';
import {useCallback, useMemo} from 'react';
import {refsOfPages} from '../../state/also-shown-on';
import {draftVersions, newDraft} from '../../../cms/edit';
import {report} from '../../../cms/report';
import type {Diagnostic} from '../../../cms/lint';
import {addressOf, SITE_FILE} from '../../../cms/parse';
import {sentencesOf} from '../../../cms/report/page-sentences';
import {toCurrentRef} from '../../../cms/source-map/ref-changes';
import type {Connection, OnError} from '../../github';
import type {ShowRequest, RenderRequest} from '../../protocol';
import {renderRequestOf} from '../../state/render-request';
import type {EditorFacts} from '../../state/editor-facts';
import {pathBefore} from '../../state/review-items';
import type {RenderState} from '../../state/review-view';
import {useLintedPages, type LintedPages} from '../hooks/useDraft';
import type {LoadedProposal} from './useReview';
import {encodeRef, decodeRefs, TAG_CHARACTERS} from '../../../cms/source-map/stega';

interface ReviewInput extends LoadedProposal {
  connection: Connection;
  reader: Reader;
  facts: EditorFacts;
  onError: OnError;
  /** The person's current website and draft. */
  website: LintedPages;
}

/** @returns a function that creates render requests for one state; undefined until that state is linted */
function usePageRequest({checked, site, facts, sizes, addressOf}: LintedPages) {
  return useMemo(() => {
    if (!checked || !site) return undefined;
    const state = {content: checked.content, site, facts, sizes, addressOf};
    return (path: string) => renderRequestOf(state, path);
  }, [checked, site, facts, sizes, addressOf]);
}

/** Prepares a review: the content of the proposal, its changes, and each page in each state. */
export function useRenderRequests({connection, reader, facts, before, draft, onError, website}: ReviewInput) {
  const unchanged = useMemo(() => newDraft(before.commit), [before]);
  const base = {connection, reader, base: before, facts, onError};
  const work = useLintedPages({...base, draft});
  const renderNow = usePageRequest(work);
  const isWebsite = website.base.commit === before.commit && website.changed.size === 0;
  const checkedWebsite = isWebsite ? website.checked : undefined;
  const was = useLintedPages({...base, draft: unchanged, known: checkedWebsite});
  const renderBefore = usePageRequest(was);
  const {pages, sentences, refNow} = useMemo(() => {
    const versions = draftVersions(draft, before.texts);
    const changes = report(siteDefinition, versions);
    return {pages: changes, sentences: sentencesOf(changes).sentences, refNow: toCurrentRef(siteDefinition, versions)};
  }, [draft, before]);
  const labels = work.site?.preview;

  const shownAt = useCallback(
    (path: string, state: RenderState): ShowRequest | undefined => {
      const request = renderNow?.(path);
      const former = pathBefore(pages, path);
      const stood = former === undefined ? undefined : renderBefore?.(former);
      if (state === 'now' || !stood) return request && {kind: 'draw', request};
      if (state === 'before' || !request) return {kind: 'draw', request: stood};
      return (
        labels && {kind: 'mark', marking: {now: request, before: withCurrentRefs(stood, refNow), labels, sentences}}
      );
    },
    [renderNow, renderBefore, pages, sentences, refNow, labels],
  );
  /** The references that each page shows, now and before. */
  const refsDrawn = useMemo(
    () =>
      [work, was].flatMap(({checked, site, sizes}, index) => {
        const drawn = checked && site ? refsOfPages({content: checked.content, site, sizes}) : [];
        return index === 0 ? drawn : drawn.map((page) => ({...page, refs: page.refs.map(refNow)}));
      }),
    [work.checked, work.site, work.sizes, was.checked, was.site, was.sizes, refNow],
  );
  return {
    work,
    pages,
    sentences,
    refsDrawn,
    shownAt,
    problemsAt: (path: string) => problemsOfPage(work, path, renderNow),
  };
}

/** @returns the problems that keep a page from being drawn as it is now; those of the shared facts keep every page */
function problemsOfPage(
  {checked, site, texts}: LintedPages,
  path: string,
  renderNow: ReturnType<typeof usePageRequest>,
): readonly Diagnostic[] {
  const file = [...texts.keys()].find((name) => addressOf(name) === path);
  if (!checked || file === undefined || renderNow?.(path)) return [];
  const isInTheWay = (diagnostic: Diagnostic) => diagnostic.file === (site ? file : SITE_FILE);
  return checked.diagnostics.filter(isInTheWay);
}

/** The encoded references after a word. */
const ENCODED = new RegExp(`${TAG_CHARACTERS.source}+`, 'gu');

/** @param refNow returns the current reference for an earlier one */
const withCurrentRefs = (request: RenderRequest, refNow: (contentRef: string) => string): RenderRequest =>
  renameRefs(request, (encoded) => decodeRefs(encoded).map(refNow).map(encodeRef).join('')) as RenderRequest;

function renameRefs(value: unknown, rename: (encoded: string) => string): unknown {
  if (typeof value === 'string') return value.replace(ENCODED, rename);
  if (Array.isArray(value)) return value.map((entry) => renameRefs(entry, rename));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, renameRefs(entry, rename)]));
}
