/** The interruption matrix of sending: a sample, and all of it in the second lane. */
import {isSecondLane} from '../../../project';
import {atEachRequest, FAULTS} from '../interruptions';
import {assertSurvives, NEXT_STEPS, OPERATIONS, withInterruptions, type Interruption} from '../send-interruptions';

withInterruptions();

/** The number of requests of each operation. */
const REQUESTS = {new: 11, again: 8, continue: 8, merge: 12, publish: 3};
const SAMPLE: Interruption[] = OPERATIONS.flatMap((operation, row) =>
  Array.from({length: REQUESTS[operation]}, (_, index) => ({
    operation,
    request: index + 1,
    fault: FAULTS[(5 * index + row) % FAULTS.length] ?? 'lost',
    next: NEXT_STEPS[(index + row) % NEXT_STEPS.length] ?? 'send again',
  })),
);
const ALL = OPERATIONS.flatMap((operation) =>
  (operation === 'publish' ? NEXT_STEPS.slice(0, 1) : NEXT_STEPS).flatMap((next) =>
    FAULTS.map((fault) => ({operation, fault, next})),
  ),
);

if (isSecondLane)
  it.each(ALL)('Interrupting “$operation” at any request by “$fault” loses nothing: $next', (interruption) =>
    atEachRequest((request) => assertSurvives({...interruption, request})),
  );
else
  it.each(SAMPLE)('Interrupting “$operation” at request $request by “$fault” loses nothing: $next', (sample) =>
    assertSurvives(sample),
  );
