import {assertBroughtBack, TASKS} from './bring-back-tasks';

it.each(TASKS)('What is brought back is exactly as it was, and nothing else is: $name', assertBroughtBack);
