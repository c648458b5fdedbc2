import type {ReactNode} from 'react';
import site from '@generated/content/default/site.json';
import MailButton from '../../ui/MailButton';

/** The general e-mail address, from pages/_site.yml. */
export default function CompanyAddress(): ReactNode {
  return <MailButton address={site.email} />;
}
