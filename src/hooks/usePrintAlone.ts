import {useEffect, useState} from 'react';

/** @returns whether only this component is being printed, and a function that starts printing. */
export function usePrintAlone(): [isAlone: boolean, print: () => void] {
  const [alone, setAlone] = useState(false);
  useEffect(() => {
    if (!alone) return;
    // On a phone the script continues while the print dialog is open, so only this event marks its end.
    window.onafterprint = () => setAlone(false);
    window.print();
  }, [alone]);
  return [alone, () => setAlone(true)];
}
