import type {ReactNode} from 'react';
import Button from './Button';
import Icon from './Icon';

/** The orange button that starts an e-mail to an address. */
export default function MailButton({address}: {address: string}): ReactNode {
  return (
    <p data-axis>
      <Button to={`mailto:${address}`} look="signal">
        <Icon name="mail" />
        {address}
      </Button>
    </p>
  );
}
