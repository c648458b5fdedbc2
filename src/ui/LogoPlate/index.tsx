import clsx from 'clsx';
import type {Logo} from '../../cms/parse';
import {useEditing} from '../../hooks/useEditing';
import styles from './styles.module.css';
import {imageLoading} from '../../hooks/browser';

interface Props {
  logo: Logo;
  /** Loads at once, and the loading screen waits for it. Other logos load when they come near the screen. */
  eager?: boolean;
  className?: string;
}

/** A logo on a plate that is light in both themes, because logos cannot be recoloured. */
export default function LogoPlate({logo: {src, width, height}, eager, className}: Props) {
  const fetching = imageLoading(eager ? 'always' : undefined);
  const address = useEditing()?.addressOf(src);
  return (
    <div className={clsx(styles.plate, className)} data-src={address && src}>
      <img src={address ?? src} alt="" width={width} height={height} {...fetching} decoding="async" />
    </div>
  );
}
