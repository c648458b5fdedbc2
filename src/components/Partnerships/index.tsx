import type {ReactNode} from 'react';
import type {FormPage} from '../../content/schema';
import Tiles from '../../layout/Tiles';
import {usePage} from '../../hooks/usePage';

/** The kinds of partnership, each in a sentence. */
export default function Partnerships(): ReactNode {
  const {partnerships = []} = usePage<FormPage>();
  return <Tiles tiles={partnerships} />;
}
