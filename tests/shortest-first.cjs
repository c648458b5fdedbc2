/*
 * Runs first what took the shortest last time, where one waits for what the tests say. Jest loads only such a file.
 */
/* eslint-disable @typescript-eslint/no-require-imports, no-undef */
const {default: Sequencer} = require('@jest/test-sequencer');

module.exports = class extends Sequencer {
  async sort(tests) {
    return (await super.sort(tests)).toSorted((one, other) => (one.duration ?? 0) - (other.duration ?? 0));
  }
};
