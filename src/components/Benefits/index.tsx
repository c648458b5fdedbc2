import type {ReactNode} from 'react';
import type {CareersPage} from '../../content/schema';
import Tiles from '../../site/Tiles';
import {usePage} from '../../site/usePage';

/** What speaks for working here, or for what a form asks. */
export default function Benefits(): ReactNode {
  const {benefits = []} = usePage<Partial<CareersPage>>();
  return <Tiles tiles={benefits} />;
}
