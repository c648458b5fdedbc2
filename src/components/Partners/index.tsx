import {usePage} from '../../hooks/usePage';
import styles from './styles.module.css';
import type {OemPartner} from '../../site/page-types';
import {slug} from '../../shared/slug';
import useAnchors from '../../hooks/useAnchors';
import Icon from '../../ui/Icon';
import LogoPlate from '../../ui/LogoPlate';
import RichText from '../../ui/RichText';

/** The manufacturers that the company represents. */
export default function Partners() {
  const {partners} = usePage('oem');
  return (
    <div className={styles.partners}>
      {partners.map((partner) => (
        <Partner key={partner.name} partner={partner} />
      ))}
    </div>
  );
}

/** One manufacturer with its country. The flags follow from the country and are only decoration. */
function Partner({partner}: {partner: OemPartner}) {
  const {name, logo, description, country, flags} = partner;
  const id = slug(name);
  useAnchors([id]);
  return (
    <article id={id} className={styles.partner}>
      <LogoPlate logo={logo} eager className={styles.logo} />
      <div className={styles.words}>
        <h3>{name}</h3>
        <RichText as="p" text={description} />
        <p className={styles.country}>
          {flags.map(({src, width, height}) => (
            <img key={src} src={src} alt="" width={width} height={height} loading="lazy" />
          ))}
          {flags.length === 0 && <Icon name="world" />}
          <span>{country}</span>
        </p>
      </div>
    </article>
  );
}
