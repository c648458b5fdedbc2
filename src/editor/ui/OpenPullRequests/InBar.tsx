import type {ReactNode} from 'react';
import {addressOf} from '../../../cms/parse';
import {pullRequestsOn} from '../../state/open-pull-requests';
import {pullRequestMessages} from '../../messages/pull-requests';
import {useEditor} from '../useEditor';
import styles from './styles.module.css';

/** How many proposals touch the page on screen, and the way to the message about them. */
export default function InBar(): ReactNode {
  const {openPullRequests, checked, page, open} = useEditor();
  const found = openPullRequests && checked ? pullRequestsOn(openPullRequests.all, page, checked.content) : [];
  const addresses = found.flatMap(({pages}) => pages.map(({file}) => ({file, address: addressOf(file)})));
  const own = addresses.find(({address}) => address === page);
  // A page that is made of an entry has its fields in the file of that.
  const owner = (own ?? addresses.find(({address}) => page.startsWith(`${address}/`)))?.file;
  if (owner === undefined) return null;
  return (
    <button type="button" className={styles.onPage} onClick={() => open({file: owner})}>
      {pullRequestMessages.onPage(found.length)}
    </button>
  );
}
