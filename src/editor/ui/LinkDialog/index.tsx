import {useId, useState, type ReactNode} from 'react';
import {linkDiagnostic} from '../../../cms/lint';
import {fileNameOf, STATIC_FOLDER} from '../../../cms/parse';
import {kindOfTarget, targetOf, type Link, type LinkKind} from '../../state/inline-markdown';
import {lateMessages} from '../../messages/late';
import Dialog from '../Dialog';
import PageChoice, {wholeAddress} from '../PageChoice';
import Problems from '../Problems';
import {useEditor} from '../useEditor';
import styles from './styles.module.css';

interface Props {
  /** The file of the page with the link. */
  file: string;
  link: Link;
  onDone: (link: Link) => void;
  onClose: () => void;
}

const LINK_KINDS = Object.keys(lateMessages.link.kinds) as LinkKind[];
/** The browser's input types for the kinds of links. */
const TYPES = {web: 'url', mail: 'email', phone: 'tel'} as const;

/** Asks for the target and the words of a link, and shows syntax errors while the person types. */
export default function LinkDialog({file, link, onDone, onClose}: Props): ReactNode {
  const {sizes} = useEditor();
  const id = useId();
  const [{kind, typed}, setTarget] = useState(() => kindOfTarget(wholeAddress(link.target, file)));
  const [text, setText] = useState(link.text);
  const target = targetOf(kind, typed);
  const isWrong = target !== '' && linkDiagnostic(target) !== undefined;
  const files = [...sizes.keys()].filter((item) => /^static\/files\/.*\.pdf$/.test(item));
  const control = {id: `${id}-to`, 'aria-describedby': `${id}-problem`, 'aria-invalid': isWrong || undefined};
  const type = (now: string) => setTarget({kind, typed: now});
  return (
    <Dialog title={lateMessages.link.title} onClose={onClose}>
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          if (target !== '' && !isWrong && text.trim() !== '') onDone({...link, text: text.trim(), target});
        }}>
        <fieldset className={styles.kinds}>
          <legend>{lateMessages.link.where}</legend>
          {LINK_KINDS.map((linkKind) => (
            <label key={linkKind}>
              <input
                type="radio"
                name={`${id}-kind`}
                checked={kind === linkKind}
                onChange={() => setTarget({kind: linkKind, typed: ''})}
              />
              {lateMessages.link.kinds[linkKind]}
            </label>
          ))}
        </fieldset>
        <label htmlFor={control.id}>{lateMessages.link[kind]}</label>
        {kind === 'page' ? (
          <PageChoice {...control} value={typed} choose={type} />
        ) : kind === 'file' ? (
          <select {...control} value={typed} onChange={({target: {value}}) => type(value)}>
            <option value="">{lateMessages.link.none}</option>
            {files.map((item) => (
              <option key={item} value={item.slice(STATIC_FOLDER.length)}>
                {fileNameOf(item)}
              </option>
            ))}
          </select>
        ) : (
          <input {...control} type={TYPES[kind]} value={typed} onChange={({target: {value}}) => type(value)} />
        )}
        <Problems id={`${id}-problem`} texts={isWrong ? [lateMessages.link.wrong[kind]] : []} />
        <label htmlFor={`${id}-words`}>{lateMessages.link.text}</label>
        <input id={`${id}-words`} value={text} onChange={({target: {value}}) => setText(value)} />
        <button type="submit" disabled={target === '' || isWrong || text.trim() === ''}>
          {lateMessages.link.done}
        </button>
      </form>
    </Dialog>
  );
}
