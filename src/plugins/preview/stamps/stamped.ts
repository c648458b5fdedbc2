import {cloneElement, isValidElement, type ReactNode} from 'react';
import {AT} from './at';

type Stamp = Partial<Record<typeof AT, string>>;

/** @returns a part of the layout whose outermost element carries the name of its place, with no element around it */
export const stamped =
  <Props extends object>(Part: (props: Props) => ReactNode) =>
  (props: Props & Stamp): ReactNode => {
    const element = Part(props);
    return isValidElement<Stamp>(element) ? cloneElement(element, {[AT]: props[AT]}) : element;
  };
