import type {ReactNode} from 'react';
import {asList, valueAt} from '../../../cms/lint';
import {writeEdit, type Path} from '../../../cms/edit';
import {siteDefinition} from '../../../site/site-definition';
import {entryTitle, fieldOf} from '../../state/entry-title';
import {targetOfEntry, type Target} from '../../state/uses';
import {useEditor} from '../hooks/useEditor';
import RemovalDialog from '.';

interface Props {
  file: string;
  path: Path;
  name: string;
  target: Target;
  onRemoved: () => void;
  onClose: () => void;
}

/** Removes an entry to which other values refer. */
export default function RemoveEntry({file, path, target, ...props}: Props): ReactNode {
  const {sourceOf} = useEditor();
  const entries = asList(valueAt(sourceOf(file)?.parsed?.data, path.slice(0, -1)));
  const options = entries.flatMap((entry: unknown, index) => {
    const id = fieldOf(entry, 'id');
    return index === path.at(-1) || typeof id !== 'string' || id === ''
      ? []
      : [{target: {id}, name: entryTitle(entry) ?? id}];
  });
  return (
    <RemovalDialog
      {...{...props, target, options}}
      except={{file, path}}
      removal={(sources) => {
        const {text = '', parsed} = sources.find((source) => source.file === file) ?? {};
        // Others may have moved the entry since this dialog opened.
        if (targetOfEntry(parsed?.data, path).id !== target.id) return undefined;
        return [[file, writeEdit(siteDefinition, file, text, {kind: 'remove', path})]];
      }}
    />
  );
}
