/** Starts emulators at the given ports, and waits until it is stopped. */
import {startEmulators, type EmulatorPorts} from '../../../src/cli/emulators/start';

const [, , ports = ''] = process.argv;
void startEmulators([], JSON.parse(ports) as EmulatorPorts).then(({messages}) =>
  process.stdout.write(messages.join('\n')),
);
