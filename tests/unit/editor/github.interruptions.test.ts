/** The interruption matrix of all operations but sending: a sample, and all of it in the second lane. */
import {isSecondLane} from '../../project';
import {atEachRequest, FAULTS} from './interruptions';
import {assertSurvives, OPERATION_NAMES, stepsOf, withInterruptions} from './operation-interruptions';
import type {Interruption, OperationName} from './operation-interruptions';

withInterruptions();

/** The number of requests of each operation. */
const REQUESTS: Partial<Record<OperationName, number>> = {review: 9, 'load a proposal': 6, 'load the progress': 7};
const DEFAULT_REQUESTS = 2;
/** The request that sends a decision or a reply. */
const POSTED_BY = {review: 9, reply: 2};
const SAMPLE: Interruption[] = OPERATION_NAMES.flatMap((operation, row) =>
  Array.from({length: REQUESTS[operation] ?? DEFAULT_REQUESTS}, (_, index) => ({
    operation,
    request: index + 1,
    fault: FAULTS[(5 * index + row) % FAULTS.length] ?? 'lost',
    next: stepsOf(operation)[(index + row) % stepsOf(operation).length] ?? 'again',
  })),
);
/** Whatever a person does after the response to their review or reply was lost. */
const LOST: Interruption[] = (['review', 'reply'] as const).flatMap((operation) =>
  stepsOf(operation).map((next) => ({operation, request: POSTED_BY[operation], fault: 'lost', next})),
);
const ALL = OPERATION_NAMES.flatMap((operation) =>
  stepsOf(operation).flatMap((next) => FAULTS.map((fault) => ({operation, fault, next}))),
);

if (isSecondLane)
  it.each(ALL)('Interrupting “$operation” at any request by “$fault” does everything once: $next', (interruption) =>
    atEachRequest((request) => assertSurvives({...interruption, request})),
  );
else
  it.each([...SAMPLE, ...LOST])(
    'Interrupting “$operation” at request $request by “$fault” loses nothing: $next',
    (sample) => assertSurvives(sample),
  );
