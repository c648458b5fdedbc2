/** Begins emulators at the ports that it is reported, and waits for its end. */
import {startEmulators, type EmulatorPorts} from '../../../src/cli/emulators/start';

const [, , ports = ''] = process.argv;
void startEmulators([], JSON.parse(ports) as EmulatorPorts).then(({messages}) =>
  process.stdout.write(messages.join('\n')),
);
