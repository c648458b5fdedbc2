import {usePage} from '../../hooks/usePage';
import styles from './styles.module.css';
import ArrowLink from '../../ui/ArrowLink';
import {interpolate} from '../../shared/interpolate';
import {AspectBox} from '../../ui/Photo';
import Icon from '../../ui/Icon';
import RichText from '../../ui/RichText';
import {useSite} from '../../hooks/useSite';

/** The overview shows this many features of a service. The service's page lists all of them. */
const FEATURES = 3;

const SIZES = '(min-width: 62em) 23vw, (min-width: 48em) 30vw, 91vw';

/** All services, one below the other. */
export default function ServiceList() {
  const {services} = usePage('services');
  const {learnMore, learnMoreOf} = useSite().labels;
  return (
    <div className={styles.rows}>
      {services.map(({id, title, icon, color, description, features, image, alt, path}) => (
        <article key={id} className={styles.row} style={{'--mark': `var(--color-${color})`} as object}>
          <AspectBox photo={image} alt={alt} sizes={SIZES} />
          <div>
            <p className={styles.number}>
              <Icon named={icon} />
            </p>
            <h3>{title}</h3>
            <RichText as="p" className={styles.description} text={description} />
          </div>
          <div>
            <ul className="ticks">
              {features.slice(0, FEATURES).map((feature) => (
                <RichText as="li" key={feature} text={feature} />
              ))}
            </ul>
            <ArrowLink to={path} label={interpolate(learnMoreOf, {name: title})} className="cover">
              {learnMore}
            </ArrowLink>
          </div>
        </article>
      ))}
    </div>
  );
}
