/** Begins emulators at the ports that it is told, and waits for its end. */
import {startStandIns, type StandInPorts} from '../../../src/cli/emulators/start';

const [, , ports = ''] = process.argv;
void startStandIns([], JSON.parse(ports) as StandInPorts).then(({told}) => process.stdout.write(told.join('\n')));
