import type {ReactNode} from 'react';
import type {Versions} from '../../../cms/parse';
import type {PageChange} from '../../../cms/report';
import {overlaps, type Overlap} from '../../state/open-pull-requests';
import {resolveNames} from '../../../cms/source-map/content-ref';
import {pullRequestMessages} from '../../messages/pull-requests';
import {pageNameOf, fieldLabel, useEditor} from '../useEditor';
import styles from './styles.module.css';

interface Props {
  /** The changes of the draft, and the versions that they compare. */
  pages: readonly PageChange[];
  versions: Versions;
}

/** Before sending, names the proposals that change the same content, with links to both. */
export default function Overlaps({pages, versions}: Props): ReactNode {
  const editor = useEditor();
  const {openPullRequests, checked} = editor;
  const found = openPullRequests ? overlaps(openPullRequests.all, pages, versions) : [];
  if (!openPullRequests || found.length === 0) return null;
  const nameOf = ({file, path}: Overlap): string => {
    const contentRef = checked && path.length > 0 ? resolveNames(file, path, checked.content) : undefined;
    return contentRef ? fieldLabel(contentRef, editor) : pageNameOf(file, editor);
  };
  return (
    <section>
      <h3>{pullRequestMessages.meeting}</h3>
      {found.map(({pullRequest: {proposal, isOwn}, refs}) => (
        <div key={proposal.number} className={styles.note}>
          <p>
            {isOwn
              ? pullRequestMessages.meetsOwn(proposal.title)
              : pullRequestMessages.meets(proposal.by, proposal.title)}{' '}
            {[...new Set(refs.map(nameOf))].join('; ')}.
          </p>
          <p>
            <button type="button" onClick={() => openPullRequests.review(proposal)}>
              {isOwn ? pullRequestMessages.look : pullRequestMessages.lookTheirs}
              <span className="srOnly">: {proposal.title}</span>
            </button>
          </p>
        </div>
      ))}
    </section>
  );
}
