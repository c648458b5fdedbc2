import {useEffect, useState, type RefObject} from 'react';
import {clearDraft, deleteOldDrafts, fillIn, isOthers, readDraft, typedValues, writeDraft} from './draft';

interface DraftState {
  /** The device keeps what is typed. */
  kept: boolean;
  /** An earlier visit ended while the form was on its way. */
  interrupted: boolean;
  save: () => void;
  /** Notes that these answers are on their way, or have come back. */
  mark: (values: Record<string, string>, sending: boolean) => void;
  /** Forgets these answers, because they have arrived. */
  forget: (sent: Record<string, string>) => void;
  /** Forgets whatever is kept. */
  clear: () => void;
}

/** Keeps the answers of a form on the device, brings them back, and lets the visitor clear them. */
export function useDraft(id: string, form: RefObject<HTMLFormElement | null>, names: string[]): DraftState {
  const [kept, setKept] = useState(false);
  const [interrupted, setInterrupted] = useState(false);

  useEffect(() => {
    deleteOldDrafts();
    const draft = readDraft(id);
    if (!draft || !form.current) return;
    fillIn(form.current, draft.values);
    setKept(true);
    setInterrupted(draft.sending);
  }, [id, form]);

  return {
    kept,
    interrupted,
    save: () => {
      if (form.current) setKept(writeDraft(id, typedValues(form.current, names)));
    },
    mark: (values, sending) => {
      if (!isOthers(id, values)) setKept(writeDraft(id, values, sending));
      setInterrupted(false);
    },
    forget: (sent) => {
      if (!isOthers(id, sent)) clearDraft(id);
      setKept(false);
    },
    clear: () => {
      clearDraft(id);
      setKept(false);
      setInterrupted(false);
    },
  };
}
