import {useEffect, useState} from 'react';

/** @returns whether a part is being printed by itself, and what begins that. */
export function usePrintAlone(): [isAlone: boolean, print: () => void] {
  const [alone, setAlone] = useState(false);
  useEffect(() => {
    if (!alone) return;
    // A phone goes on while its dialog is open, so it is the event that ends it.
    window.onafterprint = () => setAlone(false);
    window.print();
  }, [alone]);
  return [alone, () => setAlone(true)];
}
