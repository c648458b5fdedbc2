/** The interruption matrix of sending: a sample, and all of it in the second lane. */
import {isSecondLane} from '../../../project';
import {atEachRequest, FAULTS} from '../interruptions';
import {assertSurvives, NEXT_STEPS, OPERATIONS, withInterruptions, type Interruption} from '../send-interruptions';

withInterruptions();

/** The number of requests of each operation. */
const REQUESTS = {new: 11, again: 8, continue: 8, merge: 12, publish: 3};
const nextAt = (index: number) => NEXT_STEPS[index % NEXT_STEPS.length] ?? 'send again';
const SAMPLE: Interruption[] = OPERATIONS.flatMap((operation, row) =>
  Array.from({length: REQUESTS[operation]}, (_, index) => ({
    operation,
    request: index + 1,
    fault: FAULTS[(5 * index + row) % FAULTS.length] ?? 'lost',
    next: nextAt(index + row),
  })),
);
const ALL = OPERATIONS.flatMap((operation) => FAULTS.map((fault, row) => ({operation, fault, row})));

if (isSecondLane)
  it.each(ALL)('Interrupting “$operation” at any request by “$fault” loses nothing', ({operation, fault, row}) =>
    // Each next step follows each request, after a quarter of the faults.
    atEachRequest((request) => assertSurvives({operation, fault, request, next: nextAt(request + row)})),
  );
else
  it.each(SAMPLE)('Interrupting “$operation” at request $request by “$fault” loses nothing: $next', (sample) =>
    assertSurvives(sample),
  );
