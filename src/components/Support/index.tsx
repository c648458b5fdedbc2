import type {ReactNode} from 'react';
import type {ServicePage} from '../../content/schema';
import Tiles from '../../layout/Tiles';
import {usePage} from '../../hooks/usePage';

/** What goes with a service. */
export default function Support(): ReactNode {
  const {support = []} = usePage<ServicePage>();
  return <Tiles tiles={support} />;
}
