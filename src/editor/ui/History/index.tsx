import {useState, type ReactNode} from 'react';
import {STATIC_FOLDER} from '../../../cms/parse';
import {formerFiles} from '../../state/former-files';
import {wholeOf, type Past, type Wanted} from '../../state/history';
import {placeIn} from '../../../cms/source-map/content-ref';
import {nameOfPlace, type Place} from '../../state/places';
import {historyWords} from '../../messages/history';
import Dialog from '../Dialog';
import {placeName, useEditor} from '../useEditor';
import {photoAt, scopesOf} from './scopes';
import Step from './Step';
import {useBringBack} from './useBringBack';
import {usePasts, useSteps} from './usePasts';
import styles from './styles.module.css';

interface Props {
  contentRef: Place;
  onClose: () => void;
}

/** So many versions are compared and shown at once. */
const AT_ONCE = 10;

/** What a place of a page, or all of it, has said in each published version, and the ways back. */
export default function History({contentRef, onClose}: Props): ReactNode {
  const editor = useEditor();
  const {connection, checked, sourceOf, texts, base, onError, lookBack} = editor;
  const {file} = contentRef;
  const scopes = scopesOf(contentRef);
  const [chosen, setChosen] = useState(0);
  const [most, setMost] = useState(AT_ONCE);
  const scope = scopes[chosen] ?? contentRef;
  const source = sourceOf(file);
  const photo = source && photoAt(source, scope);
  const text = texts.get(file) ?? '';
  const files = [file, ...formerFiles(file, text)];
  const {known, trouble, more} = usePasts({connection, files, photo, onError});
  const {bringBack, refused} = useBringBack(file);
  const named = (checked && nameOfPlace(scope, checked.content)) ?? placeIn(file, []);
  const sha = photo && base.files.get(STATIC_FOLDER + photo)?.sha;
  const steps = useSteps({named, file, text, photo, sha, known, most});
  const isCut = steps?.length === most;

  const back = async (step: Past, wanted: Wanted) => {
    if (await bringBack(step, wanted)) onClose();
  };
  const isPage = scope.path === undefined && scope.line === undefined;
  return (
    <Dialog title={historyWords.title(placeName(scope, editor))} onClose={onClose} isBeside>
      {scopes.length > 1 && (
        <fieldset className={styles.scopes}>
          <legend>{historyWords.scope}</legend>
          {scopes.map(({name}, index) => (
            <label key={name}>
              <input type="radio" name="scope" checked={index === chosen} onChange={() => setChosen(index)} />
              {historyWords.scopes[name]}
            </label>
          ))}
        </fieldset>
      )}
      {(refused ?? trouble) !== undefined && <p role="alert">{refused ?? trouble}</p>}
      {!steps && trouble === undefined && <p role="status">{historyWords.loading}</p>}
      {steps?.length === 0 && <p>{historyWords.none}</p>}
      <ol className={styles.steps}>
        {steps?.map((step) => (
          <Step
            key={step.version.commit}
            step={step}
            isWhole={isPage}
            back={(wanted) => void back(step, wanted ?? wholeOf(named, step, photo))}
            look={
              texts.has(file)
                ? () => {
                    lookBack?.(step, file);
                    onClose();
                  }
                : undefined
            }
          />
        ))}
      </ol>
      {known && (isCut || known.older) ? (
        <button type="button" onClick={() => (isCut ? setMost(most + AT_ONCE) : void more())}>
          {historyWords.older}
        </button>
      ) : (
        steps && steps.length > 0 && <p className="note">{historyWords.ends}</p>
      )}
    </Dialog>
  );
}
