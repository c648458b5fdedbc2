import type {ReactNode} from 'react';
import Icon from '../Icon';
import styles from './styles.module.css';

/** A link that downloads a table as a file, which the build writes. */
export default function DownloadLink({to, children}: {to: string; children: ReactNode}): ReactNode {
  return (
    <p className={styles.download}>
      <a href={to} download>
        <Icon name="download" />
        {children}
      </a>
    </p>
  );
}
