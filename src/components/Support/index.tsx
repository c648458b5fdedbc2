import type {ReactNode} from 'react';
import type {ServicePage} from '../../content/schema';
import Tiles from '../../site/Tiles';
import {usePage} from '../../site/usePage';

/** What goes with a service. */
export default function Support(): ReactNode {
  const {support = []} = usePage<ServicePage>();
  return <Tiles tiles={support} />;
}
