/**
 * Jest's runner for mutation tests. Stryker gives only the names of the tests that run a changed line, for which Jest
 * would load every file of tests. This loads the files that have such a test, the quickest first, up to the first that
 * fails.
 */
import {readFileSync, writeFileSync} from 'node:fs';
import TestRunner from 'jest-runner';

/** The path, duration and names of tests of each file, which the run without changes writes for all processes. */
const TESTS_FILE = process.env.MUTATION_TESTS_FILE;

export default class MutationRunner extends TestRunner {
  async runTests(tests, watcher, options) {
    const pattern = this._globalConfig.testNamePattern;
    return pattern
      ? this.#runNamed(tests, new RegExp(pattern), watcher, options)
      : this.#runAll(tests, watcher, options);
  }

  async #runAll(tests, watcher, options) {
    const files = [];
    this.on('test-file-success', ([{path}, {testResults, perfStats}]) => {
      files.push({path, milliseconds: perfStats.runtime, names: testResults.map(({fullName}) => fullName)});
    });
    await super.runTests(tests, watcher, options);
    writeFileSync(TESTS_FILE, JSON.stringify(files));
  }

  async #runNamed(tests, pattern, watcher, options) {
    const files = JSON.parse(readFileSync(TESTS_FILE, 'utf8'))
      .filter(({names}) => names.some((name) => pattern.test(name)))
      .sort((a, b) => a.milliseconds - b.milliseconds);
    let hasFailed = false;
    this.on('test-file-success', ([, {numFailingTests}]) => (hasFailed ||= numFailingTests > 0));
    this.on('test-file-failure', () => (hasFailed = true));
    for (const {path} of files) {
      const named = tests.filter((test) => test.path === path);
      if (!hasFailed) await super.runTests(named, watcher, options);
    }
  }
}
