import type {ReactNode} from 'react';
import type {Draft} from '../../../cms/edit';
import {deferredMessages} from '../../messages/deferred';
import {exportDrafts} from '../../state/export-draft';

/** Saves drafts as a file. The file is made on the click, because it contains all photos. */
export default function ExportButton({drafts}: {drafts: readonly Draft[]}): ReactNode {
  const save = () => {
    const href = URL.createObjectURL(exportDrafts(drafts));
    const link = Object.assign(document.createElement('a'), {href, download: deferredMessages.exportDraft.fileName});
    link.click();
    // The download has begun when the task ends.
    setTimeout(() => URL.revokeObjectURL(href));
  };
  return <button onClick={save}>{deferredMessages.exportDraft.save}</button>;
}
