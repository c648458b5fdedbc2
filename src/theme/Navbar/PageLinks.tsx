import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {useLocation} from '@docusaurus/router';
import {current} from '../../shared/current-link';

interface Props {
  pages: readonly {name: string; href: string}[];
  id?: string;
  className?: string;
}

/** The pages below an item of the main menu. */
export default function PageLinks({pages, ...list}: Props): ReactNode {
  const {pathname} = useLocation();
  return (
    <ul {...list}>
      {pages.map(({name, href}) => (
        <li key={href}>
          <Link to={href} aria-current={current(pathname, href)}>
            {name}
          </Link>
        </li>
      ))}
    </ul>
  );
}
