import jestConfig from './jest.config.mjs';

/**
 * Jest for mutation tests: one project, because Stryker finds out in one environment which test runs which line, and
 * only the tests that are about the mutated folder.
 */
const {MUTATED_PROJECT, MUTATED_TESTS = ''} = process.env;
const project = jestConfig.projects.find(({displayName}) => displayName === MUTATED_PROJECT);

export default {
  ...project,
  runner: '<rootDir>/tests/mutation-runner.mjs',
  testMatch: MUTATED_TESTS.split(' '),
  testTimeout: jestConfig.testTimeout,
};
