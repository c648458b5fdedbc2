import {useState} from 'react';
import type {Client} from '../../site/page-types';
import Icon from '../../ui/Icon';
import {usePage} from '../../hooks/usePage';
import styles from './styles.module.css';
import {useSite} from '../../hooks/useSite';

/** The logos of the clients that Home names. They move except while a visitor has paused them, hovers over them or focuses one. */
export default function ClientStrip() {
  const {clients} = usePage('home');
  const [paused, setPaused] = useState(false);
  const {pauseLogos, playLogos} = useSite().labels;
  const logos = (alt: (client: Client) => string) =>
    clients.map((client) => (
      <li key={client.id} data-name={client.name}>
        <img
          src={client.logo.src}
          alt={alt(client)}
          width={client.logo.width}
          height={client.logo.height}
          loading="lazy"
          decoding="async"
        />
      </li>
    ));
  return (
    <div className={styles.strip} data-paused={paused || undefined}>
      <button
        type="button"
        className={styles.pause}
        aria-label={paused ? playLogos : pauseLogos}
        onClick={() => setPaused(!paused)}>
        <Icon name={paused ? 'player-play' : 'player-pause'} />
      </button>
      <div className={styles.row}>
        <ul className={styles.logos}>{logos(({name}) => name)}</ul>
        {/* The second copy makes the movement endless. Screen readers skip it. */}
        <ul className={styles.logos} aria-hidden="true">
          {logos(() => '')}
        </ul>
      </div>
    </div>
  );
}
