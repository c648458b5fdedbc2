import type {ReactNode} from 'react';
import type {Versions} from '../../../cms/parse';
import type {PageChange} from '../../../cms/report';
import {meetings, type MetAt} from '../../state/others';
import {placeAt} from '../../state/places';
import {otherWords} from '../../messages/others';
import {pageNameOf, placeName, useEditor} from '../useEditor';
import styles from './styles.module.css';

interface Props {
  /** What the draft changes, and of which versions that is told. */
  pages: readonly PageChange[];
  versions: Versions;
}

/** Says before something is sent which proposals change the same places, with the way to each. */
export default function Meeting({pages, versions}: Props): ReactNode {
  const editor = useEditor();
  const {others, checked} = editor;
  const met = others ? meetings(others.all, pages, versions) : [];
  if (!others || met.length === 0) return null;
  const nameOf = ({file, path}: MetAt): string => {
    const contentRef = checked && path.length > 0 ? placeAt(file, path, checked.content) : undefined;
    return contentRef ? placeName(contentRef, editor) : pageNameOf(file, editor);
  };
  return (
    <section>
      <h3>{otherWords.meeting}</h3>
      {met.map(({other: {proposal, isOwn}, places}) => (
        <div key={proposal.number} className={styles.note}>
          <p>
            {isOwn ? otherWords.meetsOwn(proposal.title) : otherWords.meets(proposal.by, proposal.title)}{' '}
            {[...new Set(places.map(nameOf))].join('; ')}.
          </p>
          <p>
            <button type="button" onClick={() => others.review(proposal)}>
              {isOwn ? otherWords.look : otherWords.lookTheirs}
              <span className="srOnly">: {proposal.title}</span>
            </button>
          </p>
        </div>
      ))}
    </section>
  );
}
