import type {ReactNode} from 'react';
import PdfLink from '../../ui/PdfLink';
import {usePage} from '../../hooks/usePage';

/** The link to the service on one sheet of paper. */
export default function CapabilitySheet(): ReactNode {
  const {sheet} = usePage('service');
  return sheet && <PdfLink {...sheet} />;
}
