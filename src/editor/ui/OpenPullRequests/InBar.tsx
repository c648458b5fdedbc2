import {useState, type ReactNode} from 'react';
import {addressOf} from '../../../cms/parse';
import {pullRequestsOn} from '../../state/open-pull-requests';
import {pullRequestMessages} from '../../messages/pull-requests';
import Dialog from '../Dialog';
import {useEditor} from '../useEditor';
import styles from './styles.module.css';
import Proposals from '../PageList/Proposals';

/** Shows how many proposals change the page on screen or, without a draft, how many are open, and links to them. */
export default function InBar(): ReactNode {
  const {openPullRequests, changed, draft, sent, checked, page, open} = useEditor();
  const [isListed, setListed] = useState(false);
  if (!openPullRequests) return null;
  const {all, proposals, account, review} = openPullRequests;
  const waiting = changed.size > 0 ? [] : proposals.filter(({by}) => by !== account);
  const [first] = waiting;
  const isIdle = !sent && draft.future.length === 0;
  const found = checked ? pullRequestsOn(all, page, checked.content) : [];
  const addresses = found.flatMap(({pages}) => pages.map(({file}) => ({file, address: addressOf(file)})));
  const own = addresses.find(({address}) => address === page);
  // The fields of a generated page are in the file of its entry.
  const owner = (own ?? addresses.find(({address}) => page.startsWith(`${address}/`)))?.file;
  return (
    <>
      {first && (
        <button
          type="button"
          className={styles.waiting}
          data-idle={isIdle || undefined}
          onClick={() => (waiting.length === 1 ? review(first) : setListed(true))}>
          {pullRequestMessages.waiting(waiting.length)}
        </button>
      )}
      {isListed && (
        <Dialog title={pullRequestMessages.waiting(waiting.length)} onClose={() => setListed(false)}>
          <Proposals proposals={waiting} review={review} />
        </Dialog>
      )}
      {owner !== undefined && (
        <button type="button" className={styles.onPage} onClick={() => open({file: owner})}>
          {pullRequestMessages.onPage(found.length)}
        </button>
      )}
    </>
  );
}
