import type {ReactNode} from 'react';
import type {ServicePage} from '../../content/schema';
import StepList from '../../layout/StepList';
import {usePage} from '../../hooks/usePage';

/** The phases of a service in their order. */
export default function Phases(): ReactNode {
  const {phases = []} = usePage<ServicePage>();
  return <StepList steps={phases} />;
}
