import type {ReactNode} from 'react';
import MailButton from '../ui/MailButton';
import {useSite} from '../hooks/useSite';

/** The general e-mail address, from pages/_site.yml. */
export default function CompanyAddress(): ReactNode {
  const site = useSite();
  return <MailButton address={site.email} />;
}
