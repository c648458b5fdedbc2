import type {ReactNode} from 'react';
import {othersAt} from '../../state/others';
import type {Place} from '../../state/places';
import {otherWords} from '../../messages/others';
import {useEditor} from '../useEditor';
import Note from './Note';

interface Props {
  id?: string;
  contentRef: Place;
  /** It was opened itself, so that what happens to all around it is told here. */
  isOpen: boolean;
}

/** Says before the first key which proposals change a field, too. */
export default function AtField({id, contentRef, isOpen}: Props): ReactNode {
  const {others, checked} = useEditor();
  const found = others && checked ? othersAt(others.all, contentRef, checked.content, isOpen) : [];
  return <Note id={id} others={found} says={otherWords.here} saysOwn={otherWords.hereOwn} />;
}
