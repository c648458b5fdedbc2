import type {ReactNode} from 'react';
import {pullRequestsAt} from '../../state/open-pull-requests';
import type {ContentRef} from '../../../cms/source-map/content-ref';
import {pullRequestMessages} from '../../messages/pull-requests';
import {useEditor} from '../useEditor';
import Note from './Note';

interface Props {
  id?: string;
  contentRef: ContentRef;
  /** It was opened itself, so that what happens to all around it is reported here. */
  isOpen: boolean;
}

/** Says before the first key which proposals change a field, too. */
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
