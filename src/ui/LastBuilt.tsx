import {useEffect, useState, type ReactNode} from 'react';
import {askLastBuilt, isLate} from '../site/last-built';
import {longDate} from '../shared/days';

interface Props {
  /** The origin of the website; this one by default. */
  site?: string;
  className?: string;
  sentence: (date: string) => string;
  /** What it means that the last build is too long ago. */
  late?: string;
}

/** Shows when a website was last built and, if that is too long ago, what that means. */
export default function LastBuilt({site = '', className, sentence, late = ''}: Props): ReactNode {
  const [day, setDay] = useState<string>();
  useEffect(() => {
    let isShown = true;
    void askLastBuilt(site).then((found) => isShown && setDay(found?.day));
    return () => {
      isShown = false;
    };
  }, [site]);
  if (day === undefined) return null;
  const text = sentence(longDate(day));
  const isOld = isLate(day);
  return (
    <p className={className} data-late={isOld || undefined}>
      {isOld ? `${text} ${late}` : text}
    </p>
  );
}
