import {createContext, useContext, type ReactNode} from 'react';
import styles from './styles.module.css';

const Context = createContext(false);

/** @returns whether a component is in the narrow panel beside a form, which has no room for tiles. */
export const useInPanel = (): boolean => useContext(Context);

/** A heading and its content in a box beside a form. */
export default function Panel({children}: {children: ReactNode}) {
  return (
    <section className={styles.panel}>
      <Context value={true}>{children}</Context>
    </section>
  );
}
