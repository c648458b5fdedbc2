import type {ReactNode} from 'react';
import type {ServicePage} from '../../content/schema';
import Tiles from '../../layout/Tiles';
import {usePage} from '../../hooks/usePage';

/** Strengths, capabilities or reasons of a service. */
export default function Strengths(): ReactNode {
  const {strengths = []} = usePage<ServicePage>();
  return <Tiles tiles={strengths} />;
}
