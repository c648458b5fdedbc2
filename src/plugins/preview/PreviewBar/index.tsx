import type {ReactNode} from 'react';
import {useLocation} from '@docusaurus/router';
import preview from '@generated/preview/default/preview.json';
import Icon from '../../../ui/Icon';
import styles from './styles.module.css';
import {HOME} from '../../../shared/addresses';
import {pathBelow, HIGHLIGHTED_PATH, BEFORE_PATH} from '../paths';
import {interpolate} from '../../../shared/interpolate';
import type {EntrySentences} from '../../../cms/report/page-sentences';
import InlineDiff from '../../../ui/InlineDiff';
import LastBuilt from '../../../ui/LastBuilt';

/** The first highlight of a page. The static pages link on from there. */
const FIRST_HIGHLIGHT = '#change-1';

const STEPS = [
  [-1, preview.labels.previousMark],
  [1, preview.labels.nextMark],
] as const;

/** Undefined when the page at an address did not change. */
const pageWithStates = (pathname: string): string | undefined => {
  const path = pathname.replace(BEFORE_PATH, '') || '/';
  return preview.changed.includes(path) ? path : undefined;
};

export default function PreviewBar(): ReactNode {
  const {labels, title, count, links: all, editLinks, upcoming, proposal} = preview;
  const {pathname} = useLocation();
  const edit = editLinks[pathname];
  // The states already have a link to the proposal.
  const links =
    pageWithStates(pathname) === undefined ? all : all.filter(({href}) => href === undefined || href !== proposal);
  return (
    <aside className={styles.bar} aria-label={labels.name} data-preview-bar>
      <div className={`wrap ${styles.row}`}>
        <details className={styles.details}>
          <summary className={styles.summary}>
            <strong>{title}</strong>
            <span>
              {count} {labels.notice}
            </span>
            <span className={styles.more}>
              {labels.changes} <Icon name="chevron-down" className={styles.chevron} />
            </span>
          </summary>
          <Changes />
        </details>
        <LastBuilt
          site={preview.published}
          className={styles.line}
          sentence={(date) => interpolate(labels.lastBuilt, {date})}
          late={labels.lastBuiltLate}
        />
        {upcoming[pathname]?.map((line) => (
          <p key={line} className={styles.upcoming}>
            {line}
          </p>
        ))}
        <States />
        <p className={styles.links}>
          {[...links, ...(edit === undefined ? [] : [{name: labels.edit, href: edit}])].map(({name, href}) =>
            href === undefined ? (
              <span key={name}>{name}</span>
            ) : (
              <a key={name} href={href}>
                {name}
              </a>
            ),
          )}
        </p>
      </div>
    </aside>
  );
}

function Changes(): ReactNode {
  const {labels, pages, printed, basis} = preview;
  return (
    <div className={styles.changes}>
      {pages.length > 0 && (
        <ul className={styles.pages}>
          {pages.map(({name, path, headline, sections}) => (
            <li key={`${name} ${path}`}>
              <strong>{path === undefined ? name : <a href={pathBelow(HIGHLIGHTED_PATH, path)}>{name}</a>}</strong>{' '}
              {path} {headline}
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

/**
 * Switches between the page now, with its changes highlighted, and before, and steps from highlight to highlight. The
 * buttons are at the same place in each state.
 */
function States(): ReactNode {
  const {labels, proposal} = preview;
  const path = pageWithStates(useLocation().pathname);
  if (path === undefined) return null;
  const highlighted = pathBelow(HIGHLIGHTED_PATH, path);
  return (
    <nav className={styles.states} aria-label={labels.states} data-states data-compare={labels.compare}>
      <a href={path} aria-current="page">
        {labels.now}
      </a>
      <a href={highlighted}>{labels.marked}</a>
      <a href={pathBelow(BEFORE_PATH, path)}>{labels.before}</a>
      {STEPS.map(([step, name]) => (
        <a key={step} href={highlighted + FIRST_HIGHLIGHT} data-step={step}>
          {name}
        </a>
      ))}
      {proposal !== undefined && <a href={proposal}>{labels.pullRequest}</a>}
      <span role="status" data-place={labels.place} data-marks={labels.marks} />
    </nav>
  );
}

/**
 * Shows the changes of one list entry or one field. Each sentence links to its highlight on the page at `path`, and has
 * a box to tick as seen.
 */
function Entry({name, changes, alsoOn, path}: EntrySentences & {path: string}): ReactNode {
  const {seen, alsoOn: label} = preview.labels;
  return (
    <>
      {name && `${name}: `}
      {changes.map(({number, key, label, what, values = []}) => (
        <span key={number} className={styles.sentence}>
          <a id={`sentence-${number}`} href={`${pathBelow(HIGHLIGHTED_PATH, path)}#said-${number}`}>
            {label} <InlineDiff what={what} arrow="→" />
            {values.map(({name: field, text}) => (
              <span key={field} className={styles.value}>
                {field}: {text}
              </span>
            ))}
          </a>{' '}
          {/* The preview's script shows this box. The ticks stay on the device. */}
          <label className={styles.seen} hidden>
            <input type="checkbox" data-seen={key} /> {seen}
          </label>
        </span>
      ))}
      {alsoOn.length > 0 && ` (${interpolate(label, {pages: alsoOn.join(', ')})})`}
    </>
  );
}
