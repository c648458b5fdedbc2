import type {ReactNode} from 'react';
import type {ServicePage} from '../../content/schema';
import Tiles from '../../layout/Tiles';
import {usePage} from '../../hooks/usePage';

/** What a service holds, in groups. */
export default function Groups(): ReactNode {
  const {groups = []} = usePage<ServicePage>();
  return <Tiles tiles={groups} />;
}
