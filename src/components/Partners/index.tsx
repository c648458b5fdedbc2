import {usePage} from '../../hooks/usePage';
import styles from './styles.module.css';
import {slug} from '../../shared/slug';
import useAnchors from '../../hooks/useAnchors';
import Icon from '../../ui/Icon';
import LogoPlate from '../../ui/LogoPlate';
import RichText from '../../ui/RichText';

/** The manufacturers that the company represents. The flags follow from the country and are only decoration. */
export default function Partners() {
  const {partners} = usePage('oem');
  useAnchors(partners.map(({name}) => slug(name)));
  return (
    <div className={styles.partners}>
      {partners.map(({name, logo, description, country, flags}) => (
        <article key={name} id={slug(name)} className={styles.partner}>
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
      ))}
    </div>
  );
}
