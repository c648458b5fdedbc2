import type {ReactNode} from 'react';
import Button from '../Button';
import styles from './styles.module.css';

/** A row of buttons that wraps. */
export default function Buttons({children}: {children: ReactNode}) {
  return <div className={styles.row}>{children}</div>;
}

interface LinkButtonsProps {
  links: readonly {name: string; href: string}[];
  /** The look of the first button, which is the main one. */
  first: 'signal' | 'ink';
}

/** A row of links that look like buttons. */
export const LinkButtons = ({links, first}: LinkButtonsProps) => (
  <Buttons>
    {links.map(({name, href}, index) => (
      <Button key={href} to={href} variant={index === 0 ? first : 'line'}>
        {name}
      </Button>
    ))}
  </Buttons>
);
