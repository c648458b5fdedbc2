import clsx from 'clsx';
import type {FrameIcon} from './names';
import styles from './styles.module.css';
import {useSite} from '../../hooks/useSite';

/** `name` is an icon that the code uses; `named` is an icon that a page chose. */
type Props = {className?: string} & ({name: FrameIcon} | {named: string});

/** A line icon in the colour of the text. It never carries meaning on its own, so screen readers skip it. */
export default function Icon({className, ...icon}: Props) {
  const site = useSite();
  return (
    <svg className={clsx(styles.icon, className)} aria-hidden="true">
      <use href={`${site.sprite}#${'name' in icon ? icon.name : icon.named}`} />
    </svg>
  );
}
