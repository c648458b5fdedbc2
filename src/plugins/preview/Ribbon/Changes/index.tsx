import type {ReactNode} from 'react';
import preview from '@generated/preview/default/preview.json';
import {HOME} from '../../../../shared/addresses';
import Entry from '../Entry';
import {below, HIGHLIGHTED_PATH} from '../../paths';
import styles from './styles.module.css';

/** Lists the changed pages, with the changes on each. */
export default function Changes(): ReactNode {
  const {labels, pages, printed, basis} = preview;
  return (
    <div className={styles.changes}>
      {pages.length > 0 && (
        <ul className={styles.pages}>
          {pages.map(({name, path, headline, sections}) => (
            <li key={`${name} ${path}`}>
              <strong>{path === undefined ? name : <a href={below(HIGHLIGHTED_PATH, path)}>{name}</a>}</strong> {path}{' '}
              {headline}
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
      <p>{basis}</p>
    </div>
  );
}
