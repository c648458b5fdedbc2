import type {ReactNode} from 'react';
import type {FormPage} from '../../content/schema';
import StepList from '../../layout/StepList';
import {usePage} from '../../hooks/usePage';

/** What happens after an enquiry, in its order. */
export default function Steps(): ReactNode {
  const {steps = []} = usePage<FormPage>();
  return <StepList steps={steps} />;
}
