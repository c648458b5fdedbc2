/** The whole interruption matrix of all operations but sending. */
import {atEachRequest, FAULTS} from './interruptions';
import {assertSurvives, OPERATION_NAMES, stepsOf, withInterruptions} from './operation-interruptions';

withInterruptions();

const CASES = OPERATION_NAMES.flatMap((operation) => FAULTS.map((fault) => ({operation, fault})));

describe.each(CASES)('“$operation”, interrupted by “$fault”', ({operation, fault}) => {
  it.each(stepsOf(operation))('does everything once at any request: %s', (next) =>
    atEachRequest((request) => assertSurvives({operation, request, fault, next})),
  );
});
