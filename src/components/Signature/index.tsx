import type {ReactNode} from 'react';
import site from '@generated/content/default/site.json';
import {usePage} from '../../hooks/usePage';
import Facts from '../../ui/Facts';
import Day from '../../ui/Day';

/** Who has signed a policy and when, and when it is to be reviewed. */
export default function Signature(): ReactNode {
  const {signature} = usePage('plain');
  const {labels} = site;
  if (!signature) return null;
  const {signedBy, signed, reviewBy} = signature;
  return (
    <Facts
      row
      facts={[
        {name: labels.signedBy, value: signedBy},
        {name: labels.signed, value: <Day day={signed} />},
        {name: labels.reviewBy, value: reviewBy && <Day day={reviewBy} />},
      ]}
    />
  );
}
