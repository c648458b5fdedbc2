import type {ReactNode} from 'react';
import MailButton from '../ui/MailButton';
import {useSite} from '../hooks/useSite';

/** The e-mail address for applications, from pages/_site.yml. */
export default function HrAddress(): ReactNode {
  const site = useSite();
  return <MailButton address={site.hrEmail} />;
}
