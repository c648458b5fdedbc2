import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {useLocation} from '@docusaurus/router';
import site from '@generated/content/default/site.json';
import styles from './styles.module.css';

const links = site.navigation.flatMap(({name, href, dropdown = []}) => [{name, href}, ...dropdown]);

/** The path from Home to the page, in the words of the menu; the last word is the page itself. */
export default function Breadcrumbs({title}: {title: string}): ReactNode {
  const {pathname} = useLocation();
  const steps = pathname.split('/').filter(Boolean).map((_, index, parts) => `/${parts.slice(0, index + 1).join('/')}`);
  const above = ['/', ...steps.slice(0, -1)].flatMap((href) => links.filter((link) => link.href === href).slice(0, 1));
  return (
    <nav aria-label={site.labels.breadcrumb}>
      <ol className={styles.list}>
        {above.map(({name, href}) => (
          <li key={href}>
            <Link to={href}>{name}</Link>
          </li>
        ))}
        <li aria-current="page">{links.find(({href}) => href === pathname)?.name ?? title}</li>
      </ol>
    </nav>
  );
}
