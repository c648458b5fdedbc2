import type {ReactNode} from 'react';
import type {AboutPage} from '../../content/schema';
import Tiles from '../../layout/Tiles';
import {usePage} from '../../hooks/usePage';

/** The core values. */
export default function Values(): ReactNode {
  const {values = []} = usePage<AboutPage>();
  return <Tiles tiles={values} />;
}
