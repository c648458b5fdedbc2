import {useId, useState, type InputHTMLAttributes, type ReactNode, type SelectHTMLAttributes} from 'react';
import {linkProblem} from '../../../cms/lint';
import {fileNameOf, STATIC_FOLDER} from '../../../cms/parse';
import {deferredMessages} from '../../messages/deferred';
import {formatTarget, parseTarget, type LinkKind} from '../../state/link-target';
import Dialog from '../Dialog';
import PageSelect, {toFullAddress} from '../PageSelect';
import Problems from '../Problems';
import {useEditor} from '../hooks/useEditor';
import styles from './styles.module.css';

interface Props {
  /** The page with the link. */
  file: string;
  /** Undefined for words that cannot be edited here. */
  text?: string;
  href: string;
  onDone: (link: {text?: string; href: string}) => void;
  /** Removes the link; undefined for a new one. */
  onRemove?: () => void;
  onClose: () => void;
}

const LINK_KINDS = Object.keys(deferredMessages.link.kinds) as LinkKind[];
/** The browser's input types for the kinds of links. */
const TYPES = {web: 'url', mail: 'email', phone: 'tel'} as const;

/** Asks for the target and the text of a link, and shows syntax errors while the person types. */
export default function LinkDialog({file, text: before, href, onDone, onRemove, onClose}: Props): ReactNode {
  const id = useId();
  const [{kind, typed}, setTarget] = useState(() => parseTarget(toFullAddress(href, file)));
  const [text, setText] = useState(before);
  const target = formatTarget(kind, typed);
  const isEmpty = target === '' || text?.trim() === '';
  const isWrong = target !== '' && linkProblem(target) !== undefined;
  const control = {id: `${id}-to`, 'aria-describedby': `${id}-problem`, 'aria-invalid': isWrong || undefined};
  const type = (now: string) => setTarget({kind, typed: now});
  return (
    <Dialog title={deferredMessages.link.title} onClose={onClose}>
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          if (!isEmpty && !isWrong) onDone({text: text?.trim(), href: target});
        }}>
        <fieldset className={styles.kinds}>
          <legend>{deferredMessages.link.where}</legend>
          {LINK_KINDS.map((linkKind) => (
            <label key={linkKind}>
              <input
                type="radio"
                name={`${id}-kind`}
                checked={kind === linkKind}
                onChange={() => setTarget({kind: linkKind, typed: ''})}
              />
              {deferredMessages.link.kinds[linkKind]}
            </label>
          ))}
        </fieldset>
        <label htmlFor={control.id}>{deferredMessages.link[kind]}</label>
        <TargetControl {...{kind, typed, control}} onType={type} />
        <Problems id={`${id}-problem`} texts={isWrong ? [deferredMessages.link.wrong[kind]] : []} />
        {text !== undefined && (
          <>
            <label htmlFor={`${id}-words`}>{deferredMessages.link.text}</label>
            <input id={`${id}-words`} value={text} onChange={({target: {value}}) => setText(value)} />
          </>
        )}
        <button type="submit" disabled={isEmpty || isWrong}>
          {deferredMessages.link.done}
        </button>
        {onRemove && (
          <button type="button" onClick={onRemove}>
            {deferredMessages.link.remove}
          </button>
        )}
      </form>
    </Dialog>
  );
}

interface TargetProps {
  kind: LinkKind;
  typed: string;
  control: InputHTMLAttributes<HTMLInputElement> & SelectHTMLAttributes<HTMLSelectElement>;
  onType: (typed: string) => void;
}

/** Enters the target: a page or a file from a list, otherwise an address. */
function TargetControl({kind, typed, control, onType}: TargetProps): ReactNode {
  const {sizes} = useEditor();
  const files = [...sizes.keys()].filter((item) => /^static\/files\/.*\.pdf$/.test(item));
  return kind === 'page' ? (
    <PageSelect {...control} value={typed} choose={onType} />
  ) : kind === 'file' ? (
    <select {...control} value={typed} onChange={({target: {value}}) => onType(value)}>
      <option value="">{deferredMessages.link.none}</option>
      {files.map((item) => (
        <option key={item} value={item.slice(STATIC_FOLDER.length)}>
          {fileNameOf(item)}
        </option>
      ))}
    </select>
  ) : (
    <input {...control} type={TYPES[kind]} value={typed} onChange={({target: {value}}) => onType(value)} />
  );
}
