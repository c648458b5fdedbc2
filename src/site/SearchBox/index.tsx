import {useId, type FormEvent, type ReactNode} from 'react';
import {useHistory} from '@docusaurus/router';
import clsx from 'clsx';
import site from '@generated/content/default/site.json';
import Icon from '../Icon';
import {storeSearchTerm} from '../searchTerm';
import styles from './styles.module.css';

const ADDRESS = '/search';
const FIELD = 'q';

/** The search box of the header and of the menu. Without a script it is a plain form to the same address. */
export default function SearchBox({className}: {className?: string}): ReactNode {
  const history = useHistory();
  const id = useId();
  const {search, searchHint, searchButton} = site.labels;

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const input = event.currentTarget.elements.namedItem(FIELD) as HTMLInputElement;
    const term = input.value.trim();
    if (term === '') return;
    storeSearchTerm(term);
    input.value = '';
    history.push(`${ADDRESS}?${new URLSearchParams({[FIELD]: term}).toString()}`);
  }

  return (
    <form role="search" action={ADDRESS} className={clsx(styles.search, className)} onSubmit={submit}>
      <label className="srOnly" htmlFor={id}>
        {search}
      </label>
      <input id={id} type="search" name={FIELD} placeholder={searchHint} enterKeyHint="search" autoComplete="off" />
      <button type="submit" aria-label={searchButton}>
        <Icon name="search" />
      </button>
    </form>
  );
}
