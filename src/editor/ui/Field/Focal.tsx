import type {MouseEvent, ReactNode} from 'react';
import {generatedAddress} from '../../state/pictures';
import {lateMessages} from '../../messages/late';
import {useEditor} from '../useEditor';
import {typedOf, type ControlProps} from './typed';
import styles from './styles.module.css';

const ALL = 100;
const NAMES = [lateMessages.picture.fromLeft, lateMessages.picture.fromTop];

/** Sets the focal point of a photo, by a click or by two sliders. */
export default function Focal({id, describedBy, isWrong, value, set, file, path}: ControlProps): ReactNode {
  const {sourceOf, addressOf, facts} = useEditor();
  const [left = '50', top = '50'] = typedOf(value).replaceAll('%', '').split(' ');
  const shares = [left, top];
  const around = path.slice(0, -1);
  // The photo is in the same entry as the focal point.
  const beside = sourceOf(file)?.values.find(
    ({meta, path: keys}) =>
      meta.picture && keys.length === path.length && around.every((key, index) => keys[index] === key),
  );
  const src = typedOf(beside?.value);
  const address = addressOf(src) ?? generatedAddress(facts, src);
  const write = (now: readonly string[]) => set(now.map((share) => `${share}%`).join(' '));
  const change = (position: number, share: string) =>
    write(shares.map((old, index) => (index === position ? share : old)));
  const point = ({currentTarget, clientX, clientY}: MouseEvent) => {
    const box = currentTarget.getBoundingClientRect();
    const share = (distance: number, whole: number) => String(Math.round((distance / whole) * ALL));
    write([share(clientX - box.left, box.width), share(clientY - box.top, box.height)]);
  };
  return (
    <div className={styles.focal} role="group" aria-describedby={describedBy}>
      {address !== undefined && (
        // For the pointer only; the sliders serve keyboard users.
        <button type="button" className={styles.point} tabIndex={-1} aria-hidden onClick={point}>
          <img src={address} alt="" />
          <span style={{left: `${left}%`, top: `${top}%`}} />
        </button>
      )}
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
