import {useState, type ChangeEvent, type ReactNode, type MouseEvent} from 'react';
import type {Control} from '../../../cms/edit';
import {messages} from '../../messages';
import styles from './styles.module.css';
import {toTyped, type ControlProps} from './names';
import {fieldOf, entryTitle} from '../../state/entry-title';
import {readMap} from '../../../shared/map';
import {deferredMessages} from '../../messages/deferred';
import {siteDay} from '../../../site/locale';
import {weekdayOf} from '../../../shared/weekdays';
import {isDay} from '../../../shared/days';
import {toDisplay, toNumber, toStored} from '../../state/typed-value';
import {useEditor, pageNameOf, pictureAddress} from '../hooks/useEditor';
import {SITE_FILE} from '../../../cms/parse';
import PageSelect from '../PageSelect';
import Picture from './Picture';

export default function FieldControl(props: ControlProps): ReactNode {
  const {attributes, control, value, set} = props;
  switch (control.kind) {
    case 'mark':
    case 'answer':
      return (
        <span className={styles.yes}>
          <input
            {...attributes}
            type="checkbox"
            checked={value === true}
            onChange={({target}) => set(target.checked || (control.kind === 'mark' ? undefined : false))}
          />
          {messages.field.yes}
        </span>
      );
    case 'choice':
    case 'colour':
      return (
        <select {...attributes} value={toTyped(value)} onChange={({target}) => set(target.value)}>
          {!control.options.includes(toTyped(value)) && <option value={toTyped(value)}>{toTyped(value)}</option>}
          {control.options.map((option) => (
            <option key={option} value={option}>
              {option}
            </option>
          ))}
        </select>
      );
    case 'picture':
    case 'file':
      return <Picture {...props} />;
    case 'day':
      return <DateControl {...props} />;
    case 'icon':
      return <IconPicker {...props} />;
    case 'point':
      return <FocalPointControl {...props} />;
    case 'map':
      return <MapPosition {...props} />;
    case 'reference':
      return <ReferenceControl {...props} />;
    case 'suggestion':
      return <TextInput {...props} suggestions={control.options} />;
    default:
      return <TextInput {...props} />;
  }
}

/** The browser's input types for special texts. */
const TYPES: Readonly<Partial<Record<Control['kind'], string>>> = {
  month: 'month',
  email: 'email',
  link: 'url',
  phone: 'tel',
};

/**
 * Edits a text or a number, on one line or several. It shows typed text as it is until the person leaves the field. While
 * a month is only partly typed, the browser gives none, and the last one stays.
 */
function TextInput({suggestions, ...props}: ControlProps & {suggestions?: readonly string[]}): ReactNode {
  const {attributes, control, value, set, example} = props;
  const [typed, setTyped] = useState<string>();
  const isNumber = control.kind === 'number';
  const change = (text: string) => {
    setTyped(text);
    set(isNumber ? toNumber(text) : toStored(control.kind, text));
  };
  const input = {
    ...attributes,
    value: typed ?? toDisplay(control.kind, toTyped(value)),
    placeholder: example === undefined ? undefined : messages.field.example(toDisplay(control.kind, example)),
    onChange: ({target}: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => {
      if (target.validity.badInput) setTyped('');
      else change(target.value);
    },
    onBlur: () => setTyped(undefined),
  };
  if ('long' in control && control.long) return <textarea {...input} className={styles.long} rows={2} />;
  return (
    <>
      <input
        {...input}
        type={TYPES[control.kind] ?? 'text'}
        inputMode={isNumber ? 'decimal' : undefined}
        list={suggestions && `${attributes.id}-list`}
        spellCheck
      />
      {suggestions && (
        <datalist id={`${attributes.id}-list`}>
          {suggestions.map((suggestion) => (
            <option key={suggestion} value={suggestion} />
          ))}
        </datalist>
      )}
    </>
  );
}

/** Sets a position by the address of its map. */
function MapPosition(props: ControlProps): ReactNode {
  const view = readMap(toTyped(props.value));
  return (
    <div className={styles.picture}>
      <TextInput {...props} />
      {view && (
        <p className="note">
          {deferredMessages.map.latitude} {view.latitude}, {deferredMessages.map.longitude} {view.longitude}
        </p>
      )}
    </div>
  );
}

/** Sets a day by its text or in a calendar. */
function DateControl(props: ControlProps): ReactNode {
  const {value, set} = props;
  const stored = toTyped(value);
  /** Whether the day is only partly typed. */
  const [isPartial, setPartial] = useState(false);
  return (
    <>
      <span className={styles.formatted}>
        <TextInput {...props} />
        <input
          type="date"
          aria-label={deferredMessages.day.calendar}
          value={isDay(stored) && !isPartial ? stored : ''}
          onChange={({target}) => {
            setPartial(target.validity.badInput);
            if (!target.validity.badInput) set(target.value);
          }}
          onBlur={() => setPartial(false)}
        />
        <button className={styles.quiet} onClick={() => set(siteDay())}>
          {deferredMessages.day.today}
        </button>
      </span>
      {isDay(stored) && <p className="note">{deferredMessages.day.weekday(weekdayOf(stored) ?? '')}</p>}
    </>
  );
}

/** The maximum number of icons shown; people type more letters to narrow the list. */
const MAX_ICONS = 48;

/** Lets a person search for a line icon and choose it. */
function IconPicker({attributes, value, set}: ControlProps): ReactNode {
  const {facts} = useEditor();
  const [term, setTerm] = useState('');
  const chosen = toTyped(value);
  const asked = term.trim().toLowerCase().replace(/\s+/g, '-');
  const names = asked === '' ? facts.sprite.drawn : facts.icons.filter((name) => name.includes(asked));
  const iconOption = (name: string) => (
    <svg className={styles.icon} aria-hidden="true">
      <use href={`${facts.sprite.drawn.includes(name) ? facts.sprite.ofSite : facts.sprite.ofAll}#${name}`} />
    </svg>
  );
  return (
    <div className={styles.icons}>
      <p>
        {chosen !== '' && iconOption(chosen)} {chosen}
      </p>
      <input
        {...attributes}
        type="search"
        placeholder={deferredMessages.icon.search}
        value={term}
        onChange={({target}) => setTerm(target.value)}
      />
      <p className="note" role="status">
        {deferredMessages.icon.found(names.length)}
      </p>
      <ul className={styles.grid}>
        {names.slice(0, MAX_ICONS).map((name) => (
          <li key={name}>
            <button title={name} aria-label={name} aria-pressed={name === chosen} onClick={() => set(name)}>
              {iconOption(name)}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}

const PERCENT_MAX = 100;
const AXIS_LABELS = [deferredMessages.picture.fromLeft, deferredMessages.picture.fromTop];

/** Sets the focal point of a photo, by a click or by two sliders. */
function FocalPointControl({attributes, value, set, file, path}: ControlProps): ReactNode {
  const editor = useEditor();
  const {sourceOf} = editor;
  const [left = '50', top = '50'] = toTyped(value).replaceAll('%', '').split(' ');
  const shares = [left, top];
  const around = path.slice(0, -1);
  // The photo is in the same entry as the focal point.
  const photoOfEntry = sourceOf(file)?.values.find(
    ({meta, path: keys}) =>
      meta.picture && keys.length === path.length && around.every((key, index) => keys[index] === key),
  );
  const src = toTyped(photoOfEntry?.value);
  const address = pictureAddress(src, editor);
  const write = (now: readonly string[]) => set(now.map((share) => `${share}%`).join(' '));
  const change = (position: number, share: string) =>
    write(shares.map((old, index) => (index === position ? share : old)));
  const point = ({currentTarget, clientX, clientY}: MouseEvent) => {
    const box = currentTarget.getBoundingClientRect();
    const share = (distance: number, whole: number) => String(Math.round((distance / whole) * PERCENT_MAX));
    write([share(clientX - box.left, box.width), share(clientY - box.top, box.height)]);
  };
  return (
    <div className={styles.focal} role="group" aria-describedby={attributes['aria-describedby']}>
      {address !== undefined && (
        // For the pointer only; the sliders serve keyboard users.
        <button className={styles.point} tabIndex={-1} aria-hidden onClick={point}>
          <img src={address} alt="" />
          <span style={{left: `${left}%`, top: `${top}%`}} />
        </button>
      )}
      {shares.map((share, index) => (
        <label key={AXIS_LABELS[index]}>
          {AXIS_LABELS[index]}
          <input
            id={index === 0 ? attributes.id : undefined}
            type="range"
            min={0}
            max={PERCENT_MAX}
            aria-invalid={attributes['aria-invalid']}
            value={Number(share) || 0}
            onChange={({target}) => change(index, target.value)}
          />
          <output>{share}%</output>
        </label>
      ))}
    </div>
  );
}

type Entries = readonly {id: string}[];

/** Chooses an entry of another page, or a page of the site, by its name. */
function ReferenceControl(props: ControlProps): ReactNode {
  const {attributes, control, value, set} = props;
  const editor = useEditor();
  const {checked, site} = editor;
  const {content} = checked ?? {};
  if (control.kind !== 'reference' || !content) return <TextInput {...props} />;
  const {target: to} = control;
  if (to === 'pages') return <PageSelect {...attributes} value={toTyped(value)} choose={set} />;
  const listIn = (lists: object): Entries | undefined => (lists as Readonly<Record<string, Entries | undefined>>)[to];
  const all = listIn(content.entries) ?? listIn(site ?? {}) ?? [];
  const entries = all.map((entry) => ({id: entry.id, name: entryTitle(entry) ?? entry.id}));
  // Where each page is an entry, there is no page with all entries.
  const owners = content.pages.filter((page) => listIn(page.entries) !== undefined);
  const owner = owners.length > 1 ? '' : ` (${pageNameOf(owners[0]?.file ?? SITE_FILE, editor)})`;
  const chosen = all.find((entry) => entry.id === value);
  const picture = [fieldOf(chosen, 'image'), fieldOf(chosen, 'logo')].find((path) => typeof path === 'string');
  const address = picture && pictureAddress(picture, editor);
  const isKnown = entries.some((entry) => entry.id === value);
  return (
    <div className={styles.picture}>
      {address && <img src={address} alt="" />}
      <select {...attributes} value={toTyped(value)} onChange={({target}) => set(target.value)}>
        {!isKnown && <option value={toTyped(value)}>{toTyped(value) || messages.field.none}</option>}
        {entries.map((entry) => (
          <option key={entry.id} value={entry.id}>
            {entry.name}
            {owner}
          </option>
        ))}
      </select>
    </div>
  );
}
