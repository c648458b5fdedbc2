import {useId} from 'react';
import clsx from 'clsx';
import button from '../../ui/Button/styles.module.css';
import Icon from '../../ui/Icon';
import {usePage} from '../../hooks/usePage';
import useQuery from '../../hooks/useQuery';
import useSearch, {SEARCH_PATH, TERM_PARAMETER} from '../../hooks/useSearch';
import styles from './styles.module.css';
import {useSite} from '../../hooks/useSite';

/** The search field of the results page. It shows the current term. */
export default function SearchForm() {
  const site = useSite();
  const {box} = usePage('search');
  const search = useSearch();
  const id = useId();
  const term = useQuery().get(TERM_PARAMETER) ?? '';
  return (
    <form role="search" aria-label={box.name} action={SEARCH_PATH} className={styles.form} onSubmit={search}>
      <label className="srOnly" htmlFor={id}>
        {site.labels.search}
      </label>
      <input
        // Each term gets a new field, so that the Back button shows the earlier term.
        key={term}
        id={id}
        type="search"
        name={TERM_PARAMETER}
        defaultValue={term}
        placeholder={box.hint}
        enterKeyHint="search"
        autoComplete="off"
      />
      <button type="submit" className={clsx(button.button, button.signal)}>
        <Icon name="search" />
        {site.labels.searchButton}
      </button>
    </form>
  );
}
