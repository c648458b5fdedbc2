import type {ReactNode} from 'react';
import DownloadLink from './DownloadLink';
import {interpolate} from '../shared/interpolate';
import {useSite} from '../hooks/useSite';

interface Props {
  name: string;
  file: string;
  /** In megabytes; undefined until the build has made the PDF. */
  size?: string;
}

/** A link to a PDF that the build makes from pages, with its size. */
export default function PdfLink({name, file, size}: Props): ReactNode {
  const site = useSite();
  return (
    <DownloadLink to={file}>
      <span>{name}</span> {size && <small className="note">{interpolate(site.labels.pdf, {size})}</small>}
    </DownloadLink>
  );
}
