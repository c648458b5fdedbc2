import {FAULTS, githubSteps} from './fault-steps';

describe.each(githubSteps())('$step', ({meets}) => {
  it.each(FAULTS)('loses nothing and does nothing twice when $name', meets);
});
