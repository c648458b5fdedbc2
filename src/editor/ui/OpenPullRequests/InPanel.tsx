import type {ReactNode} from 'react';
import {valueAt} from '../../../cms/lint';
import {addressOf} from '../../../cms/parse';
import type {ContentRef} from '../../../cms/source-map/content-ref';
import {useEditor} from '../useEditor';
import AtField from './AtField';
import OnPage from './OnPage';

/** Names the proposals that change a page, a list or an entry. `AtField` and `InText` do so for fields and texts. */
export default function InPanel({contentRef}: {contentRef: ContentRef}): ReactNode {
  const {sourceOf} = useEditor();
  const {file, path = [], line} = contentRef;
  if (line !== undefined) return null;
  if (path.length === 0) return <OnPage path={addressOf(file)} />;
  const isField = typeof valueAt(sourceOf(file)?.parsed?.data, path) !== 'object';
  return isField ? null : <AtField contentRef={contentRef} isOpen />;
}
