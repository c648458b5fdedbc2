import type {ReactNode} from 'react';
import clsx from 'clsx';
import type {Logo} from '../../cms/parse';
import useFetching from '../../hooks/useFetching';
import {useEditing} from '../../hooks/useEditing';
import styles from './styles.module.css';

interface Props {
  logo: Logo;
  /** Fetched at once and awaited by the loading screen; otherwise when it comes near the screen. */
  eager?: boolean;
  className?: string;
}

/** A logo on a light plate in both themes, because a logo cannot be recoloured. Its name is beside it as text. */
export default function LogoPlate({logo: {src, width, height}, eager, className}: Props): ReactNode {
  const fetching = useFetching(eager ? 'always' : undefined);
  const address = useEditing()?.addressOf(src);
  return (
    <div className={clsx(styles.plate, className)} data-src={address && src}>
      <img src={address ?? src} alt="" width={width} height={height} {...fetching} decoding="async" />
    </div>
  );
}
