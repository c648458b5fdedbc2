import {useSite} from '../hooks/useSite';
import {MailButton} from './CompanyAddress';

/** The e-mail address for applications, from pages/_site.yml. */
export default function HrAddress() {
  return <MailButton address={useSite().hrEmail} />;
}
