import Link from '@docusaurus/Link';
import Button from '../../ui/Button';
import {usePage} from '../../hooks/usePage';
import Fields, {Summary} from './Fields';
import Result from './Result';
import {REDIRECT_FIELD, useForm} from './useForm';
import styles from './styles.module.css';
import {useSite} from '../../hooks/useSite';

/** The form of the page. Without JavaScript the browser submits it; with it, the script sends it in the background. */
export default function Form() {
  const site = useSite();
  const {title, form} = usePage('form');
  const {fields, button, words, service} = form;
  const {state, problems, attempts, draft, clear, handlers} = useForm(form);
  const sending = state.kind === 'sending';
  // Outside a dialog the method "dialog" submits nothing, so a preview sends nothing even without JavaScript.
  const target = service ? {action: service.endpoint, method: 'post'} : {method: 'dialog'};
  return (
    <form {...target} {...handlers} encType="multipart/form-data" aria-label={title} className={styles.form}>
      <Result title={title} state={state} form={form} />
      {draft.interrupted && !sending && <p className={styles.notice}>{words.interrupted}</p>}
      {service && <input type="hidden" name="access_key" value={service.key} />}
      {service && <input type="hidden" name={REDIRECT_FIELD} value={service.redirect} />}
      <input type="checkbox" name="botcheck" className={styles.trap} tabIndex={-1} aria-hidden="true" />
      <Summary heading={words.invalid} problems={problems} attempts={attempts} />
      <Fields fields={fields} messages={words} problems={problems} inert={sending} />
      <div className={styles.foot}>
        <Button type="submit" variant="signal" disabled={sending}>
          {sending && <span className={styles.spinner} />}
          <span>{sending ? words.sending : button}</span>
        </Button>
        <p className="note">
          <span>{fields.every(({required}) => required) ? words.allRequired : words.someRequired}</span>{' '}
          <Link to={site.privacy.href}>{words.privacy}</Link>
        </p>
      </div>
      {/* What is being sent cannot be taken back. */}
      {draft.isStored && !sending && (
        <p className="note">
          {words.draft}{' '}
          <button type="button" className={styles.clear} onClick={clear}>
            {words.clear}
          </button>
        </p>
      )}
      <p role="status" className="srOnly">
        {sending && words.sending}
      </p>
    </form>
  );
}
