import type {ReactNode} from 'react';
import type {OemPage} from '../../content/schema';
import Tiles from '../../layout/Tiles';
import {usePage} from '../../hooks/usePage';

/** What a partnership with a manufacturer brings. */
export default function Advantages(): ReactNode {
  const {advantages} = usePage<OemPage>();
  return <Tiles tiles={advantages} />;
}
