/** `npm run weights`: records what the code of each page weighs in the build that is there. */
import {writeFileSync} from 'node:fs';
import {currentWeights, WEIGHTS} from './site/weights';

writeFileSync(WEIGHTS, `${JSON.stringify(currentWeights(), null, 2)}\n`);
