/** The whole interruption matrix of sending. */
import {assertSurvives, FAULTS, NEXT_STEPS, OPERATIONS, withInterruptions} from './send-interruptions';

withInterruptions();

const CASES = OPERATIONS.flatMap((operation) => FAULTS.map((fault) => ({operation, fault})));

describe.each(CASES)('“$operation”, interrupted by “$fault”', ({operation, fault}) => {
  it.each(operation === 'publish' ? NEXT_STEPS.slice(0, 1) : NEXT_STEPS)(
    'loses nothing at any request: %s',
    async (next) => {
      let isReached = true;
      for (let request = 1; isReached; request += 1) {
        try {
          isReached = await assertSurvives({operation, request, fault, next});
        } catch (error) {
          throw new Error(`It fails at request ${request}.`, {cause: error});
        }
      }
    },
  );
});
