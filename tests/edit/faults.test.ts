import {FAULTS, githubSteps} from './fault-steps';

/** Work that is done although no answer says so, an answer of somebody else, and a refusal. */
const SOME = FAULTS.filter(({fault}) => ['lost', 'html', 'error'].includes(fault));
const steps = githubSteps();

it.each(FAULTS)('Changes whose branch is not made because $name are sent once at the next try', (fault) =>
  steps.find(({step}) => step === 'Sending (git/refs)')?.meets(fault),
);

it.each(steps.flatMap((one) => SOME.map((fault) => ({...one, fault, name: fault.name}))))(
  '$step loses nothing and does nothing twice when $name',
  ({meets, fault}) => meets(fault),
);
