import {useState, useRef, type KeyboardEvent, type MouseEvent, useSyncExternalStore} from 'react';
import clsx from 'clsx';
import {usePage} from '../../hooks/usePage';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type {Office} from '../../site/page-types';
import Button from '../../ui/Button';
import Buttons from '../../ui/Buttons';
import {opensElsewhere} from '../../shared/clicks';
import {interpolate} from '../../shared/interpolate';
import Icon from '../../ui/Icon';
import {telephoneLink} from '../../shared/telephone-links';
import {useSite} from '../../hooks/useSite';
import MapImage, {position} from './MapImage';
import {useMediaQuery} from '../../hooks/browser';
import {useLocation} from '@docusaurus/router';
import styles from './styles.module.css';

/**
 * The offices as tabs. The address names the visible office; by default it is the first. Until the script runs the tabs
 * are links and CSS follows the address. Without JavaScript all offices are visible.
 */
export default function Offices() {
  const {offices} = usePage('contact');
  const hash = useHash();
  const [mapAsked, setMapAsked] = useState(false);
  // With one office there is nothing to choose.
  const several = offices.length > 1;
  const ready = several && hash !== undefined;
  const named = offices.findIndex(({id}) => id === hash);
  const current = Math.max(0, named);
  return (
    <div className={clsx(styles.offices, !ready && styles.pending)}>
      {several && <Tabs ready={ready} current={current} />}
      {offices.map((office, index) => (
        <Panel
          key={office.id}
          office={office}
          labelledBy={ready ? tabId(office.id) : undefined}
          hidden={ready && index !== current}
          mapAsked={mapAsked}
          onMapAsked={setMapAsked}
        />
      ))}
    </div>
  );
}

interface Props {
  office: Office;
  /** The id of its tab; undefined until the script runs. */
  labelledBy: string | undefined;
  hidden: boolean;
  mapAsked: boolean;
  onMapAsked: (isMapRequested: boolean) => void;
}

/** One office: its map, its addresses, and directions. */
function Panel({office, labelledBy, hidden, mapAsked, onMapAsked}: Props) {
  const site = useSite();
  const {id, name, address, phone, email, mapUrl, directionsUrl} = office;
  const {labels} = usePage('contact');
  useBrokenLinks().collectAnchor(id);
  const toOffice = <span className="srOnly">{interpolate(labels.toOffice, {name})}</span>;
  return (
    <section
      id={id}
      // Reader views drop the whole list where an entry has the attribute "hidden".
      className={clsx(styles.panel, hidden && styles.unselected)}
      role={labelledBy && 'tabpanel'}
      aria-labelledby={labelledBy}>
      <Map office={office} asked={mapAsked && !hidden} onAsked={onMapAsked} />
      <article className={styles.card}>
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
          <Button to={directionsUrl} variant="ink" small>
            <span>
              {labels.directions} {toOffice} <span className="srOnly">{site.labels.newTab}</span>
            </span>
            <Icon name="external-link" />
          </Button>
          <Button to={`mailto:${email}`} variant="line" small>
            <span>
              {labels.sendEmail} {toOffice}
            </span>
          </Button>
        </Buttons>
      </article>
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
function Map({office: {name, mapUrl}, asked, onAsked}: MapProps) {
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
        <Button type="button" variant="ink" small onClick={() => onAsked(!asked)}>
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

/** Up to this width the tabs are in one column, as in the style sheet. */
const STACKED = '(max-width: 47.99em)';

/** @returns the id of an office's tab. The underscore keeps it different from the id of every heading. */
const tabId = (office: string): string => `${office}_tab`;

interface TabsProps {
  /** Whether the script runs. Until then the tabs are links. */
  ready: boolean;
  /** The index of the visible office. */
  current: number;
}

/** The tabs pattern (https://www.w3.org/WAI/ARIA/apg/patterns/tabs/): focus selects an office. */
function Tabs({ready, current}: TabsProps) {
  const {offices, labels} = usePage('contact');
  const stacked = useMediaQuery(STACKED);
  const tabs = useRef<(HTMLAnchorElement | null)[]>([]);
  const last = offices.length - 1;

  const select = (event: KeyboardEvent | MouseEvent, index: number | undefined) => {
    if (index === undefined || opensElsewhere(event)) return;
    event.preventDefault();
    // A clicked tab is visible already.
    tabs.current[index]?.focus({preventScroll: event.type === 'click'});
    replaceHash(offices[index]?.id ?? '');
  };
  const keys: Partial<Record<string, number>> = {
    [stacked ? 'ArrowDown' : 'ArrowRight']: current === last ? 0 : current + 1,
    [stacked ? 'ArrowUp' : 'ArrowLeft']: current === 0 ? last : current - 1,
    Home: 0,
    End: last,
    ' ': current,
  };
  const list = {
    role: 'tablist',
    'aria-label': labels.offices,
    'aria-orientation': stacked ? ('vertical' as const) : undefined,
  };
  return (
    <div className={styles.tabs} {...(ready && list)}>
      {offices.map(({id, name, town}, index) => {
        const isCurrent = index === current;
        const tab = {role: 'tab', 'aria-selected': isCurrent, 'aria-controls': id, tabIndex: isCurrent ? 0 : -1};
        return (
          <a
            key={id}
            ref={(link) => void (tabs.current[index] = link)}
            id={tabId(id)}
            href={`#${id}`}
            className={clsx(styles.tab, isCurrent && styles.current)}
            onKeyDown={(event) => select(event, keys[event.key])}
            onClick={(event) => select(event, index)}
            {...(ready && tab)}>
            <span>{name}</span> {town && <span className="note">{town}</span>}
          </a>
        );
      })}
    </div>
  );
}

const EVENT = 'hashchange';

function subscribe(notify: () => void): () => void {
  window.addEventListener(EVENT, notify);
  return () => window.removeEventListener(EVENT, notify);
}

/** @returns the id after the # of the address; undefined in the HTML, which is the same for every address. */
function useHash(): string | undefined {
  // Rerenders when the router changes the address, which it does without an event.
  useLocation();
  return useSyncExternalStore(
    subscribe,
    () => window.location.hash.slice(1),
    () => undefined,
  );
}

/** Replaces the id in the address without a new history entry and without scrolling. */
function replaceHash(id: string): void {
  window.history.replaceState(window.history.state, '', `#${id}`);
  window.dispatchEvent(new HashChangeEvent(EVENT));
}
