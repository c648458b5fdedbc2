import {useEffect, useRef, useState, type FormEvent, type RefObject} from 'react';
import {useLocation} from '@docusaurus/router';
import type {Form} from '../../site/page-types';
import {forgetDraft, markDraft, typedValues} from './draft';
import {tried} from './dry-run';
import {sendForm, type Outcome} from './send';
import type {Problem} from './Summary';
import {useDraft} from './useDraft';
import {completeAddress, markInvalid} from './validity';
import {answersOf} from './values';

/** The field that only a form without JavaScript needs; a background request cannot follow it. */
export const REDIRECT = 'redirect';

/** The result of sending, with what was sent. */
export type Result = Outcome & {answers: [label: string, answer: string][]};
export type State = {kind: 'idle'} | {kind: 'sending'} | Result;

interface Delivery {
  result: Promise<Result>;
  isDone: boolean;
}

/** What was sent last, by the address of the form: whoever leaves the page and returns is told what came of it. */
const deliveries = new Map<string, Delivery>();

/** A form that is sent once, keeps what is typed until it has arrived, and reports the result, also to who returns. */
export function useForm({fields, service}: Form) {
  const element = useRef<HTMLFormElement>(null);
  const names = fields.map(({name}) => name);
  const {pathname} = useLocation();
  const draft = useDraft(pathname, element, names);
  const {refresh} = draft;
  const [state, setState] = useState<State>({kind: 'idle'});
  const [problems, setProblems] = useState<Problem[]>([]);
  const [attempts, setAttempts] = useState(0);
  const [delivery, setDelivery] = useState<Delivery>();

  useEffect(() => setDelivery(deliveries.get(pathname)), [pathname]);

  // The browser's own event, which comes before it checks the form, also for Enter; the `onChange` of React is another.
  useEffect(() => element.current?.addEventListener('change', completeAddress), []);

  useEffect(() => {
    if (!delivery) return undefined;
    let isShown = true;
    setState({kind: 'sending'});
    void delivery.result.then((result) => {
      if (!isShown) return;
      if (result.kind === 'sent') element.current?.reset();
      refresh();
      setState(result);
    });
    return () => void (isShown = false);
  }, [delivery, pathname, refresh]);

  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    if (deliveries.get(pathname)?.isDone === false) return;
    const form = event.currentTarget;
    const data = new FormData(form);
    data.delete(REDIRECT);
    const next: Delivery = {result: deliver(data, typedValues(form, names)), isDone: false};
    void next.result.then(() => (next.isDone = true));
    deliveries.set(pathname, next);
    setDelivery(next);
  }

  async function deliver(data: FormData, values: Record<string, string>): Promise<Result> {
    markDraft(pathname, values, true);
    const outcome = service ? await sendForm(data, service) : tried(data);
    if (outcome.kind === 'sent') forgetDraft(pathname, values);
    else markDraft(pathname, values, false);
    return {...outcome, answers: answersOf(fields, data)};
  }

  function clear(): void {
    deliveries.delete(pathname);
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
      onSubmit: submit,
      onInvalidCapture: refuse,
      onInput: (event: FormEvent<HTMLFormElement>) => {
        if (state.kind !== 'sending') deliveries.delete(pathname);
        markInvalid(event.currentTarget);
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
