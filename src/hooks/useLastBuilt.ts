import {useEffect, useState} from 'react';
import {askLastBuilt, isLate} from '../site/last-built';

/** @returns the date of the last build, and whether that is too long ago; undefined until it is known */
export default function useLastBuilt(site = ''): {day: string; late: boolean} | undefined {
  const [day, setDay] = useState<string>();
  useEffect(() => {
    let isShown = true;
    void askLastBuilt(site).then((found) => isShown && setDay(found?.day));
    return () => {
      isShown = false;
    };
  }, [site]);
  return day === undefined ? undefined : {day, late: isLate(day)};
}
