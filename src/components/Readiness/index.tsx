import {useState} from 'react';
import Link from '@docusaurus/Link';
import Button from '../../ui/Button';
import RichText from '../../ui/RichText';
import {interpolate} from '../../shared/interpolate';
import {deviceStorage} from '../../shared/storage';
import {useInBrowser} from '../../hooks/browser';
import {usePage} from '../../hooks/usePage';
import {usePrintAlone} from '../../hooks/usePrintAlone';
import {useSite} from '../../hooks/useSite';
import styles from './styles.module.css';

/** The documents to have ready, as a checklist. Without JavaScript the ticks last only for the visit. */
export default function Readiness() {
  const site = useSite();
  const {readiness = [], readinessLabels: messages} = usePage('form');
  const [ticks, change] = useTicks();
  const [alone, print] = usePrintAlone();
  if (!messages) return null;
  const ready = readiness.map(({name}) => name).filter((name) => ticks?.includes(name));
  return (
    <div className={styles.list} data-print-alone={alone || undefined}>
      <ul className={styles.papers}>
        {readiness.map(({name, note, issuer, where, site: address, host}) => (
          <li key={name}>
            <label>
              <input
                type="checkbox"
                checked={ready.includes(name)}
                onChange={({target}) =>
                  change(ready.filter((other) => other !== name).concat(target.checked ? name : []))
                }
              />
              <span>
                {name}
                <RichText as="small" text={note} />
              </span>
            </label>
            <div>
              <p>{issuer}</p>
              <p>{where}</p>
              {address && (
                <Link to={address}>
                  {host}
                  <span className="srOnly"> {site.labels.newTab}</span>
                </Link>
              )}
            </div>
          </li>
        ))}
      </ul>
      {ticks && (
        <div className={styles.foot}>
          <p role="status">{interpolate(messages.ready, {count: ready.length, total: readiness.length})}</p>
          <p className="note">{messages.kept}</p>
          <Button type="button" variant="line" small onClick={print}>
            {messages.print}
          </Button>
          <Button type="button" variant="line" small onClick={() => change([])}>
            {messages.clear}
          </Button>
        </div>
      )}
    </div>
  );
}

const KEY = 'papers-at-hand';
/** Separates the stored names, none of which contains a line break. */
const NAME_SEPARATOR = '\n';

/** Keeps a visitor's ticks on the device. They are undefined in the HTML, where no tick would last. */
function useTicks(): [ticks: readonly string[] | undefined, change: (names: readonly string[]) => void] {
  const stored = useInBrowser(() => deviceStorage.get(KEY) ?? '', undefined);
  const [changed, setChanged] = useState<readonly string[]>();
  return [
    changed ?? stored?.split(NAME_SEPARATOR),
    (names) => {
      setChanged(names);
      if (names.length > 0) deviceStorage.set(KEY, names.join(NAME_SEPARATOR));
      else deviceStorage.remove(KEY);
    },
  ];
}
