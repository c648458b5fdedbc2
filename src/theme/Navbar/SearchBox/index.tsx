import {useId, type FormEvent} from 'react';
import clsx from 'clsx';
import Icon from '../../../ui/Icon';
import useSearch, {SEARCH_PATH, TERM_PARAMETER} from '../../../hooks/useSearch';
import styles from './styles.module.css';
import {useSite} from '../../../hooks/useSite';

/** The search box of the header and of the mobile menu. Without JavaScript it is a plain form with the same address. */
export default function SearchBox({className}: {className?: string}) {
  const search = useSearch();
  const id = useId();
  const {labels} = useSite();

  function submit(event: FormEvent<HTMLFormElement>) {
    const form = event.currentTarget;
    if (search(event)) form.reset();
  }

  return (
    <form role="search" action={SEARCH_PATH} className={clsx(styles.search, className)} onSubmit={submit}>
      <label className="srOnly" htmlFor={id}>
        {labels.search}
      </label>
      <input
        id={id}
        type="search"
        name={TERM_PARAMETER}
        placeholder={labels.searchHint}
        enterKeyHint="search"
        autoComplete="off"
      />
      <button type="submit" aria-label={labels.searchButton}>
        <Icon name="search" />
      </button>
    </form>
  );
}
