import type {ReactNode} from 'react';
import type {FormPage} from '../../content/schema';
import Tiles from '../../site/Tiles';
import {usePage} from '../../site/usePage';

/** What happens after an enquiry, in its order. */
export default function Steps(): ReactNode {
  const {steps = []} = usePage<FormPage>();
  return <Tiles tiles={steps} />;
}
