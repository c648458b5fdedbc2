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
const nextAt = (operation: OperationName, index: number) =>
  stepsOf(operation)[index % stepsOf(operation).length] ?? 'again';
const SAMPLE: Interruption[] = OPERATION_NAMES.flatMap((operation, row) =>
  Array.from({length: REQUESTS[operation] ?? DEFAULT_REQUESTS}, (_, index) => ({
    operation,
    request: index + 1,
    fault: FAULTS[(5 * index + row) % FAULTS.length] ?? 'lost',
    next: nextAt(operation, index + row),
  })),
);
/** Whatever a person does after the response to their review or reply was lost. */
const LOST: Interruption[] = (['review', 'reply'] as const).flatMap((operation) =>
  stepsOf(operation).map((next) => ({operation, request: POSTED_BY[operation], fault: 'lost', next})),
);
const ALL = OPERATION_NAMES.flatMap((operation) => FAULTS.map((fault, row) => ({operation, fault, row})));

it.each([...(isSecondLane ? [] : SAMPLE), ...LOST])(
  'Interrupting “$operation” at request $request by “$fault” loses nothing: $next',
  (sample) => assertSurvives(sample),
);

if (isSecondLane)
  it.each(ALL)('Interrupting “$operation” at any request by “$fault” does all once', ({operation, fault, row}) =>
    // Each next step follows each request, after a part of the faults.
    atEachRequest((request) => assertSurvives({operation, fault, request, next: nextAt(operation, request + row)})),
  );
