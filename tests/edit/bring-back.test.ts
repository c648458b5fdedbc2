import {assertBroughtBack, TASKS} from './bring-back-tasks';

const KINDS = [...new Set(TASKS.map(({what}) => what))];
/** Of each kind of task the one with most changes by others, and one without any. */
const examples = KINDS.flatMap((kind) => {
  const some = TASKS.filter(({what}) => what === kind);
  return [some.findLast(({later}) => later.length > 1), some.find(({later}) => later.length === 0)];
}).filter((task) => task !== undefined);

it.each(examples)('What is brought back is exactly as it was, and nothing else is: $name', assertBroughtBack);

it('Every kind of change can be brought back', () => expect(KINDS).toHaveLength(5));
