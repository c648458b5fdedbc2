import {usePage} from '../hooks/usePage';
import Facts, {Day} from '../ui/Facts';
import {useSite} from '../hooks/useSite';

/** Who signed a policy, when, and the date of its next review. */
export default function Signature() {
  const {signature} = usePage('plain');
  const {labels} = useSite();
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
