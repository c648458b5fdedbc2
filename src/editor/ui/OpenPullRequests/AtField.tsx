import type {ReactNode} from 'react';
import {pullRequestsAt} from '../../state/open-pull-requests';
import type {ContentRef} from '../../../cms/source-map/content-ref';
import {pullRequestMessages} from '../../messages/pull-requests';
import {useEditor} from '../useEditor';
import Note from './Note';

interface Props {
  id?: string;
  contentRef: ContentRef;
  /** Whether the person opened this field itself, so that changes around it are reported here, too. */
  isOpen: boolean;
}

/** Names the proposals that also change a field, before the person types. */
export default function AtField({id, contentRef, isOpen}: Props): ReactNode {
  const {openPullRequests, checked} = useEditor();
  const found =
    openPullRequests && checked ? pullRequestsAt(openPullRequests.all, contentRef, checked.content, isOpen) : [];
  return (
    <Note
      id={id}
      openPullRequests={found}
      message={pullRequestMessages.here}
      ownMessage={pullRequestMessages.hereOwn}
    />
  );
}
