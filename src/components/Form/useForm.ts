import {useRef, useState, type FormEvent, type RefObject} from 'react';
import {useLocation} from '@docusaurus/router';
import type {Form} from '../../content/kinds';
import {typedValues} from './draft';
import {tried} from './dry-run';
import {sendForm, type Outcome} from './send';
import type {Problem} from './Summary';
import {useDraft} from './useDraft';
import {letter} from './values';

/** The field that only a form without JavaScript needs; a background request cannot follow it. */
export const REDIRECT = 'redirect';

export type State = {kind: 'idle'} | {kind: 'sending'} | (Outcome & {letter: string});

/** A form that is sent once, keeps what is typed until it has arrived, and reports the result. */
export function useForm({fields, service, email}: Form, title: string) {
  const element = useRef<HTMLFormElement>(null);
  const names = fields.map(({name}) => name);
  const draft = useDraft(useLocation().pathname, element, names);
  const [state, setState] = useState<State>({kind: 'idle'});
  const [problems, setProblems] = useState<Problem[]>([]);
  const [attempts, setAttempts] = useState(0);
  const busy = useRef(false);

  async function submit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    if (busy.current) return;
    busy.current = true;
    const form = event.currentTarget;
    const data = new FormData(form);
    data.delete(REDIRECT);
    const values = typedValues(form, names);
    draft.mark(values, true);
    setState({kind: 'sending'});
    const outcome = service ? await sendForm(data, service) : tried(data);
    busy.current = false;
    if (outcome.kind === 'sent') {
      form.reset();
      draft.forget(values);
    } else {
      draft.mark(values, false);
    }
    setState({...outcome, letter: letter(email, title, fields, data)});
  }

  function clear(): void {
    element.current?.reset();
    draft.clear();
    setState({kind: 'idle'});
    setProblems([]);
  }

  const look = () => setProblems(problemsOf(element, fields));

  /** The browser would point at the first problem alone; the summary and each field tell them all. */
  function refuse(event: FormEvent): void {
    event.preventDefault();
    look();
    setAttempts((before) => before + 1);
  }

  return {
    state,
    problems,
    attempts,
    draft,
    clear,
    handlers: {
      ref: element,
      onSubmit: (event: FormEvent<HTMLFormElement>) => void submit(event),
      onInvalidCapture: refuse,
      onInput: () => {
        draft.save();
        if (problems.length > 0) look();
      },
    },
  };
}

function problemsOf({current: form}: RefObject<HTMLFormElement | null>, fields: Form['fields']): Problem[] {
  return fields.flatMap(({name, label}) => {
    const control = form?.elements.namedItem(name) as HTMLInputElement | null;
    return control && !control.validity.valid
      ? [{id: control.id, name, label, message: control.validationMessage}]
      : [];
  });
}
