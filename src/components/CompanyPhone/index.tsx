import Icon from '../../ui/Icon';
import {telephoneLink} from '../../shared/telephone-links';
import styles from './styles.module.css';
import {useSite} from '../../hooks/useSite';

/** The first telephone number of the company, from pages/_site.yml. */
export default function CompanyPhone() {
  const site = useSite();
  const [phone = ''] = site.phones;
  return (
    <p>
      <a href={telephoneLink(phone)} className={styles.phone}>
        <Icon name="phone" />
        {phone}
      </a>
    </p>
  );
}
