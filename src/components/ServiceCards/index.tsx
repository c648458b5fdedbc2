import ArrowLink from '../../ui/ArrowLink';
import {interpolate} from '../../shared/interpolate';
import {AspectBox} from '../../ui/Photo';
import Icon from '../../ui/Icon';
import RichText from '../../ui/RichText';
import {usePage} from '../../hooks/usePage';
import styles from './styles.module.css';
import {useSite} from '../../hooks/useSite';

const SIZES = '(min-width: 62em) 30vw, (min-width: 40em) 45vw, 91vw';

/** The services that Home names, as cards that link to their pages. */
export default function ServiceCards() {
  const site = useSite();
  const {services} = usePage('home');
  return (
    <div className={styles.cards}>
      {services.map(({id, title, icon, color, description, image, alt, path}) => (
        <article key={id} className={styles.card} style={{'--mark': `var(--color-${color})`} as object}>
          <div className={styles.top}>
            <Icon named={icon} />
          </div>
          <AspectBox photo={image} alt={alt} sizes={SIZES} />
          <h3>{title}</h3>
          <RichText as="p" text={description} />
          <ArrowLink
            to={path}
            label={interpolate(site.labels.readMoreOf, {name: title})}
            className={`cover ${styles.more}`}>
            {site.labels.readMore}
          </ArrowLink>
        </article>
      ))}
    </div>
  );
}
