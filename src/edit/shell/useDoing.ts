import {useState} from 'react';
import {Trouble} from '../github';
import {useEditor} from './useEditor';

/** Does something that takes a moment. @returns what begins it, whether it runs, and why it did not go through */
export function useDoing(work: () => Promise<void>) {
  const {onTrouble} = useEditor();
  const [isDoing, setDoing] = useState(false);
  const [trouble, setTrouble] = useState<string>();
  const go = async () => {
    setDoing(true);
    setTrouble(undefined);
    try {
      await work();
    } catch (error) {
      onTrouble(error);
      if (!(error instanceof Trouble)) throw error;
      setTrouble(error.message);
    } finally {
      setDoing(false);
    }
  };
  return {go: () => void go(), isDoing, trouble};
}
