import type {ReactNode} from 'react';
import type {Path} from '../../../cms/edit';
import {isChanged} from '../../state/example';
import {lateMessages} from '../../messages/late';
import {useEditor} from '../useEditor';
import Offer from '.';

interface Props {
  file: string;
  /** The path of the entry; empty for the page. */
  path: Path;
  value: unknown;
}

/** Offers to remove the "example" mark from changed content. */
export default function Example({file, path, value}: Props): ReactNode {
  const {edit, base, texts} = useEditor();
  if (!isChanged(file, base.texts.get(file), texts.get(file) ?? '', path, value)) return null;
  const {page, entry, take} = lateMessages.example;
  return (
    <Offer
      message={path.length === 0 ? page : entry}
      take={take}
      onTaken={() => edit(file, {kind: 'remove', path: [...path, 'sample']})}
    />
  );
}
