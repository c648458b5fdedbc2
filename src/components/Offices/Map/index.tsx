import type {ReactNode} from 'react';
import type {Office} from '../../../site/page-types';
import Button from '../../../ui/Button';
import {interpolate} from '../../../shared/interpolate';
import Icon from '../../../ui/Icon';
import {usePage} from '../../../hooks/usePage';
import MapImage from './MapImage';
import styles from './styles.module.css';

interface Props {
  office: Office;
  asked: boolean;
  onAsked: (asked: boolean) => void;
}

/**
 * A drawn map. The page contacts OpenStreetMap only when the visitor asks for its map, which the visitor can close
 * again. A browser does not tell a page whether a foreign iframe failed, so the line below always says what to do in
 * that case.
 */
export default function Map({office: {name, mapUrl}, asked, onAsked}: Props): ReactNode {
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
