import type {ReactNode} from 'react';
import type {ServicePage} from '../../content/schema';
import Tiles from '../../site/Tiles';
import {usePage} from '../../site/usePage';

/** Strengths, capabilities or reasons of a service. */
export default function Strengths(): ReactNode {
  const {strengths = []} = usePage<ServicePage>();
  return <Tiles tiles={strengths} />;
}
