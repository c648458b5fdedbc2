import type {ReactNode} from 'react';
import {valueAt} from '../../../cms/lint';
import {writeEdit, type Path} from '../../../cms/edit';
import {siteDefinition} from '../../../site/site-definition';
import {entryTitle, fieldOf} from '../../state/entry-title';
import type {Use} from '../../state/uses';
import {useEditor} from '../useEditor';
import RemovalDialog from '.';

interface Props {
  file: string;
  path: Path;
  name: string;
  uses: readonly Use[];
  onRemoved: () => void;
  onClose: () => void;
}

/** Removes an entry to which other values refer. */
export default function RemoveEntry({file, path, ...props}: Props): ReactNode {
  const {sourceOf} = useEditor();
  const entries: unknown = valueAt(sourceOf(file)?.parsed?.data, path.slice(0, -1));
  const options = (Array.isArray(entries) ? entries : []).flatMap((entry: unknown, index) => {
    const id = fieldOf(entry, 'id');
    return index === path.at(-1) || typeof id !== 'string' || id === ''
      ? []
      : [{target: {id}, name: entryTitle(entry) ?? id}];
  });
  return (
    <RemovalDialog
      {...props}
      options={options}
      removal={(sources) => {
        const text = sources.find((source) => source.file === file)?.text ?? '';
        return [[file, writeEdit(siteDefinition, file, text, {kind: 'remove', path})]];
      }}
    />
  );
}
