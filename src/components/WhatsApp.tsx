import Button from '../ui/Button';
import Icon from '../ui/Icon';
import {useSite} from '../hooks/useSite';

/** A link to a WhatsApp chat, from pages/_site.yml. */
export default function WhatsApp() {
  const site = useSite();
  return (
    <p data-axis>
      <Button to={site.whatsapp} variant="line">
        <Icon name="brand-whatsapp" />
        <span>
          {site.labels.whatsapp} <span className="srOnly">{site.labels.newTab}</span>
        </span>
      </Button>
    </p>
  );
}
