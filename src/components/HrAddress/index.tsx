import type {ReactNode} from 'react';
import site from '@generated/content/default/site.json';
import MailButton from '../../ui/MailButton';

/** The e-mail address for applications, from pages/_site.yml. */
export default function HrAddress(): ReactNode {
  return <MailButton address={site.hrEmail} />;
}
