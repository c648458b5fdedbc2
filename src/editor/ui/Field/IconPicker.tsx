import {useState, type ReactNode} from 'react';
import {lateMessages} from '../../messages/late';
import {useEditor} from '../useEditor';
import {typedOf, type ControlProps} from './typed';
import styles from './styles.module.css';

/** The most icons that fit; a person who misses the right one types more letters. */
const MOST = 48;

/** Lets a person search for a line icon and choose it. */
export default function IconPicker({id, describedBy, isWrong, value, set}: ControlProps): ReactNode {
  const {facts} = useEditor();
  const [term, setTerm] = useState('');
  const chosen = typedOf(value);
  const asked = term.trim().toLowerCase().replace(/\s+/g, '-');
  const names = asked === '' ? facts.sprite.drawn : facts.icons.filter((name) => name.includes(asked));
  const request = (name: string) => (
    <svg className={styles.icon} aria-hidden="true">
      <use href={`${facts.sprite.drawn.includes(name) ? facts.sprite.ofSite : facts.sprite.ofAll}#${name}`} />
    </svg>
  );
  return (
    <div className={styles.icons}>
      <p>
        {chosen !== '' && request(chosen)} {chosen}
      </p>
      <input
        id={id}
        type="search"
        aria-describedby={describedBy}
        aria-invalid={isWrong || undefined}
        placeholder={lateMessages.icon.search}
        value={term}
        onChange={({target}) => setTerm(target.value)}
      />
      <p className="note" role="status">
        {lateMessages.icon.found(names.length)}
      </p>
      <ul className={styles.grid}>
        {names.slice(0, MOST).map((name) => (
          <li key={name}>
            <button
              type="button"
              title={name}
              aria-label={name}
              aria-pressed={name === chosen}
              onClick={() => set(name)}>
              {request(name)}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
