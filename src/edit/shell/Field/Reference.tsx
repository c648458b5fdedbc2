import type {ReactNode} from 'react';
import {words} from '../../words';
import {pageNameOf, useEditor} from '../useEditor';
import {typedOf, type ControlProps} from './typed';
import Words from './Words';

/** The entry of another page, or a page of the site, by its name. */
export default function Reference(props: ControlProps): ReactNode {
  const {id, describedBy, isWrong, control, value, set} = props;
  const editor = useEditor();
  const {content} = editor.checked ?? {};
  if (control.kind !== 'reference' || !content) return <Words {...props} />;
  const {target: to} = control;
  if (to === 'pages') {
    const headings = content.sources.flatMap(({path, body}) =>
      path === undefined ? [] : [path, ...(body?.anchors ?? []).map((anchor) => `${path}#${anchor}`)],
    );
    return <Words {...props} suggestions={headings} />;
  }
  const nameOf = {
    services: ({title}: {title: string}) => title,
    projects: ({title}: {title: string}) => title,
    clients: ({name}: {name: string}) => name,
  }[to] as (entry: object) => string;
  const entries = content.entries[to].map((entry) => ({id: entry.id, name: nameOf(entry)}));
  const isKnown = entries.some((entry) => entry.id === value);
  return (
    <select
      id={id}
      aria-describedby={describedBy}
      aria-invalid={isWrong || undefined}
      value={typedOf(value)}
      onChange={({target}) => set(target.value)}>
      {!isKnown && <option value={typedOf(value)}>{typedOf(value) || words.field.none}</option>}
      {entries.map((entry) => (
        <option key={entry.id} value={entry.id}>
          {entry.name} ({pageNameOf(OWNERS[to], editor)})
        </option>
      ))}
    </select>
  );
}

/** The page that owns the entries. */
const OWNERS = {
  services: 'pages/services/index.mdx',
  projects: 'pages/projects.mdx',
  clients: 'pages/about/clients.mdx',
};
