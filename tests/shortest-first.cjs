/** Runs first what took the shortest last time, where one waits for what the tests say. */
const {default: Sequencer} = require('@jest/test-sequencer');

module.exports = class extends Sequencer {
  async sort(tests) {
    return (await super.sort(tests)).toSorted((one, other) => (one.duration ?? 0) - (other.duration ?? 0));
  }
};
