import {usePage} from '../../hooks/usePage';
import styles from './styles.module.css';
import type {ServiceCard} from '../../site/page-types';
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
  return (
    <div className={styles.rows}>
      {services.map((service) => (
        <Row key={service.id} service={service} />
      ))}
    </div>
  );
}

/** One service: its photo, number, icon, description, first features, and a link to its page. */
function Row({service}: {service: ServiceCard}) {
  const site = useSite();
  const {title, icon, color, description, features, image, alt, path} = service;
  return (
    <article className={styles.row} style={{'--mark': `var(--color-${color})`} as object}>
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
        <ArrowLink to={path} label={interpolate(site.labels.learnMoreOf, {name: title})} className="cover">
          {site.labels.learnMore}
        </ArrowLink>
      </div>
    </article>
  );
}
