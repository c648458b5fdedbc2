import type {ReactNode} from 'react';
import {withDashes} from '../../state/ranges';
import {lateMessages} from '../../messages/late';
import {useEditor} from '../useEditor';
import Offer from '.';

interface Props {
  file: string;
  text: string;
  write: (text: string) => unknown;
}

/** Offers to replace a hyphen between numbers by a dash, if the page uses dashes there. */
export default function Dash({file, text, write}: Props): ReactNode {
  const {texts} = useEditor();
  const dashed = withDashes(text, texts.get(file) ?? '');
  if (dashed === undefined) return null;
  return <Offer message={lateMessages.dash.beside} take={lateMessages.dash.take} onTaken={() => write(dashed)} />;
}
