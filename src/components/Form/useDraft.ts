import {useCallback, useEffect, useState, type RefObject} from 'react';
import {clearDraft, deleteOldDrafts, fillIn, readDraft, typedValues, writeDraft} from './draft';
import {markInvalid} from './validity';

interface DraftState {
  /** The device keeps what is typed. */
  kept: boolean;
  /** An earlier visit ended while the form was on its way. */
  interrupted: boolean;
  save: () => void;
  /** Reads again what is kept, after the form has been sent. */
  refresh: () => void;
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
    markInvalid(form.current);
    setKept(true);
    setInterrupted(draft.sending);
  }, [id, form]);

  const refresh = useCallback(() => {
    setKept(readDraft(id) !== undefined);
    setInterrupted(false);
  }, [id]);

  return {
    kept,
    interrupted,
    refresh,
    save: () => {
      if (form.current) setKept(writeDraft(id, typedValues(form.current, names)));
    },
    clear: () => {
      clearDraft(id);
      refresh();
    },
  };
}
