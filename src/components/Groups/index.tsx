import type {ReactNode} from 'react';
import type {ServicePage} from '../../content/schema';
import Tiles from '../../site/Tiles';
import {usePage} from '../../site/usePage';

/** What a service holds, in groups. */
export default function Groups(): ReactNode {
  const {groups = []} = usePage<ServicePage>();
  return <Tiles tiles={groups} />;
}
