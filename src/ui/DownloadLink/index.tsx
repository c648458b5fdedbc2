import type {ReactNode} from 'react';
import Icon from '../Icon';
import {interpolate} from '../../shared/interpolate';
import {useSite} from '../../hooks/useSite';
import styles from './styles.module.css';

/** A link that downloads a table as a file, which the build writes. */
export default function DownloadLink({to, children}: {to: string; children: ReactNode}) {
  return (
    <p className={styles.download}>
      <a href={to} download>
        <Icon name="download" />
        {children}
      </a>
    </p>
  );
}

interface Props {
  name: string;
  file: string;
  /** In megabytes; undefined until the build has made the PDF. */
  size?: string;
}

/** A link to a PDF that the build makes from pages, with its size. */
export function PdfLink({name, file, size}: Props) {
  const site = useSite();
  return (
    <DownloadLink to={file}>
      <span>{name}</span> {size && <small className="note">{interpolate(site.labels.pdf, {size})}</small>}
    </DownloadLink>
  );
}
