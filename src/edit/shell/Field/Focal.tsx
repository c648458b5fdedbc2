import type {ReactNode} from 'react';
import {words} from '../../words';
import {typedOf, type ControlProps} from './typed';
import styles from './styles.module.css';

const ALL = 100;
const NAMES = [words.picture.fromLeft, words.picture.fromTop];

/** The point of a photo that stays in view, as two shares of its sides. */
export default function Focal({id, describedBy, isWrong, value, set}: ControlProps): ReactNode {
  const [left = '50', top = '50'] = typedOf(value).replaceAll('%', '').split(' ');
  const shares = [left, top];
  const change = (place: number, share: string) =>
    set(shares.map((old, index) => `${index === place ? share : old}%`).join(' '));
  return (
    <div className={styles.focal} role="group" aria-describedby={describedBy}>
      {shares.map((share, index) => (
        <label key={NAMES[index]}>
          {NAMES[index]}
          <input
            id={index === 0 ? id : undefined}
            type="range"
            min={0}
            max={ALL}
            aria-invalid={isWrong || undefined}
            value={Number(share) || 0}
            onChange={({target}) => change(index, target.value)}
          />
          <output>{share}%</output>
        </label>
      ))}
    </div>
  );
}
