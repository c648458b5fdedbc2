import {createContext, useContext, type ReactNode} from 'react';
import styles from './styles.module.css';

const Context = createContext(false);

/** @returns whether a part is in the narrow panel beside a form, where a list of tiles has no room. */
export const useInPanel = (): boolean => useContext(Context);

/** A heading and what belongs to it, set apart beside a form. */
export default function Panel({children}: {children: ReactNode}): ReactNode {
  return (
    <section className={styles.panel}>
      <Context value={true}>{children}</Context>
    </section>
  );
}
