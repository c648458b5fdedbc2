import {createContext, useContext, type ReactNode} from 'react';
import styles from './styles.module.css';

const Context = createContext(false);

/** @returns whether a section is in the narrow column beside a menu, where sections have no band and no number. */
export const useBeside = (): boolean => useContext(Context);

interface Props {
  /** Shown on the left, on medium screens and wider. */
  aside: ReactNode;
  children: ReactNode;
}

/** Puts the body of a page into a column beside a menu. */
export default function Beside({aside, children}: Props): ReactNode {
  return (
    <div className={styles.band}>
      <div className="wrap grid">
        <div className={styles.aside}>{aside}</div>
        <div className={styles.body}>
          <Context value={true}>{children}</Context>
        </div>
      </div>
    </div>
  );
}
