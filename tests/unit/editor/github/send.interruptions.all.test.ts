/** The whole interruption matrix of sending. */
import {atEachRequest, FAULTS} from '../interruptions';
import {assertSurvives, NEXT_STEPS, OPERATIONS, withInterruptions} from '../send-interruptions';

withInterruptions();

const CASES = OPERATIONS.flatMap((operation) => FAULTS.map((fault) => ({operation, fault})));

describe.each(CASES)('“$operation”, interrupted by “$fault”', ({operation, fault}) => {
  it.each(operation === 'publish' ? NEXT_STEPS.slice(0, 1) : NEXT_STEPS)('loses nothing at any request: %s', (next) =>
    atEachRequest((request) => assertSurvives({operation, request, fault, next})),
  );
});
