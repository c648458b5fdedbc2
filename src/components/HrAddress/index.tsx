import type {ReactNode} from 'react';
import site from '@generated/content/default/site.json';
import Button from '../../site/Button';
import Icon from '../../site/Icon';

/** The e-mail address for applications, from pages/_site.yml. */
export default function HrAddress(): ReactNode {
  return (
    <p data-axis>
      <Button to={`mailto:${site.hrEmail}`} look="signal">
        <Icon name="mail" />
        {site.hrEmail}
      </Button>
    </p>
  );
}
