import {PdfLink} from '../ui/DownloadLink';
import {usePage} from '../hooks/usePage';

/** A link to the one-page PDF about the service. */
export default function CapabilitySheet() {
  const {sheet} = usePage('service');
  return sheet && <PdfLink {...sheet} />;
}
