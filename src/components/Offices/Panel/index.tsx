import type {ReactNode} from 'react';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type {Office} from '../../../site/page-types';
import Button from '../../../ui/Button';
import Buttons from '../../../ui/Buttons';
import {interpolate} from '../../../shared/interpolate';
import Icon from '../../../ui/Icon';
import {telephoneLink} from '../../../shared/addresses';
import {usePage} from '../../../hooks/usePage';
import position from '../position';
import styles from './styles.module.css';
import {useSite} from '../../../hooks/useSite';
import MapImage from '../Map/MapImage';

interface Props {
  office: Office;
  /** The id of its tab; undefined until the script runs. */
  labelledBy: string | undefined;
  hidden: boolean;
  mapAsked: boolean;
  onMapAsked: (asked: boolean) => void;
}

/** One office: its map, its addresses, and directions. */
export default function Panel({office, labelledBy, hidden, mapAsked, onMapAsked}: Props): ReactNode {
  const site = useSite();
  const {id, name, address, phone, email, mapUrl, directionsUrl} = office;
  const {labels} = usePage('contact');
  useBrokenLinks().collectAnchor(id);
  const toOffice = <span className="srOnly">{interpolate(labels.toOffice, {name})}</span>;
  return (
    <section
      id={id}
      className={styles.panel}
      role={labelledBy && 'tabpanel'}
      aria-labelledby={labelledBy}
      hidden={hidden}>
      <Map office={office} asked={mapAsked && !hidden} onAsked={onMapAsked} />
      <div className={styles.card}>
        <h3>{name}</h3>
        <dl>
          <dt>{labels.address}</dt>
          <dd>{address}</dd>
          <dt>{labels.position}</dt>
          <dd>{position(mapUrl)}</dd>
          <dt>{labels.phone}</dt>
          {phone.split(/,\s*/).map((number) => (
            <dd key={number}>
              <a href={telephoneLink(number)}>{number}</a>
            </dd>
          ))}
          <dt>{labels.email}</dt>
          <dd>
            <a href={`mailto:${email}`}>{email}</a>
          </dd>
        </dl>
        <Buttons>
          <Button to={directionsUrl} look="ink" small>
            <span>
              {labels.directions} {toOffice} <span className="srOnly">{site.labels.newTab}</span>
            </span>
            <Icon name="external-link" />
          </Button>
          <Button to={`mailto:${email}`} look="line" small>
            <span>
              {labels.sendEmail} {toOffice}
            </span>
          </Button>
        </Buttons>
      </div>
    </section>
  );
}

interface MapProps {
  office: Office;
  asked: boolean;
  onAsked: (asked: boolean) => void;
}

/**
 * A drawn map. The page contacts OpenStreetMap only when the visitor asks for its map, which the visitor can close
 * again. A browser does not tell a page whether a foreign iframe failed, so the line below always says what to do in
 * that case.
 */
function Map({office: {name, mapUrl}, asked, onAsked}: MapProps): ReactNode {
  const {labels} = usePage('contact');
  return (
    <div className={styles.map}>
      {asked ? (
        // The iframe keeps its origin: without one it sends no referrer, and the tile server refuses.
        <iframe
          src={mapUrl.src}
          title={interpolate(labels.map, {name})}
          className={styles.frame}
          referrerPolicy="strict-origin"
          sandbox="allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox"
        />
      ) : (
        <MapImage map={mapUrl} />
      )}
      <div className={styles.bar}>
        <Button type="button" look="ink" small onClick={() => onAsked(!asked)}>
          <Icon name={asked ? 'x' : 'map-pin'} />
          <span>{asked ? labels.hideMap : labels.showMap}</span>
        </Button>
        <p className="note" role="status">
          {asked ? labels.mapNote : labels.mapAsk}
        </p>
      </div>
    </div>
  );
}
