import Button from '../ui/Button';
import Icon from '../ui/Icon';
import {useSite} from '../hooks/useSite';

/** The general e-mail address, from pages/_site.yml. */
export default function CompanyAddress() {
  return <MailButton address={useSite().email} />;
}

/** The orange button that starts an e-mail to an address. */
export function MailButton({address}: {address: string}) {
  return (
    <p data-axis>
      <Button to={`mailto:${address}`} variant="signal">
        <Icon name="mail" />
        {address}
      </Button>
    </p>
  );
}
