import type {ReactNode} from 'react';
import preview from '@generated/preview/default/preview.json';
import {HOME} from '../../../../shared/addresses';
import Entry from '../Entry';
import {below, MARKED_PATH} from '../../paths';
import styles from './styles.module.css';

/** The build writes the weight of each page into its HTML (page-weights.ts), and React leaves it there. */
const KNOWN_AFTER_BUILD = '';

/** Every page that changed, with what changed on it. */
export default function Changes(): ReactNode {
  const {labels, pages, printed, basis, weights} = preview;
  return (
    <div className={styles.changes}>
      {pages.length > 0 && (
        <ul className={styles.pages}>
          {pages.map(({name, path, headline, sections}) => (
            <li key={`${name} ${path}`}>
              <strong>{path === undefined ? name : <a href={below(MARKED_PATH, path)}>{name}</a>}</strong> {path}{' '}
              {headline}{' '}
              {path !== undefined && (
                <span data-weight={path} suppressHydrationWarning>
                  {KNOWN_AFTER_BUILD}
                </span>
              )}
              <ul>
                {sections.map(({section, entries}) => (
                  <li key={section}>
                    {section}
                    <ul>
                      {entries.map((entry, index) => (
                        <li key={index}>
                          <Entry {...entry} path={path ?? HOME} />
                        </li>
                      ))}
                    </ul>
                  </li>
                ))}
              </ul>
            </li>
          ))}
        </ul>
      )}
      {printed.length > 0 && (
        <div>
          {labels.printed}
          <ul>
            {printed.map(({name, href}) => (
              <li key={href}>
                <a href={href}>{name}</a>
              </li>
            ))}
          </ul>
        </div>
      )}
      <p>
        {basis} {pages.length > 0 && weights}
      </p>
    </div>
  );
}
