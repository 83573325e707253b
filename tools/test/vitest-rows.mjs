import { appendFileSync } from 'node:fs';
import { relative } from 'node:path';

/** A reporter of Vitest that appends a line of JSON for each test file to the file that TEST_ROWS names. */
export default class VitestRows {
  /** Documents that were told of. Files that share one all tell the same time, to a fraction of a millisecond. */
  #documents = new Set();

  onTestModuleEnd(module) {
    const times = module.diagnostic();
    const tests = [...module.children.allTests()];
    const count = (state) => tests.filter((each) => each.result().state === state).length;
    const failed = tests.filter((each) => each.result().state === 'failed').map(({ fullName }) => fullName);
    // Hooks and imports that fail have no test of their own.
    const failures = module.state() === 'failed' && failed.length === 0 ? ['the file itself'] : failed;
    append({
      file: relative(process.cwd(), module.moduleId),
      project: module.project.name,
      passed: count('passed'),
      skipped: count('skipped'),
      failed: failures.length,
      failures,
      milliseconds: {
        environment: this.#once(times.environmentSetupDuration),
        prepare: times.prepareDuration,
        import: times.collectDuration,
        setup: times.setupDuration,
        tests: times.duration,
      },
    });
  }

  #once(milliseconds) {
    if (this.#documents.has(milliseconds)) return 0;
    this.#documents.add(milliseconds);
    return milliseconds;
  }
}

function append(row) {
  if (process.env.TEST_ROWS) appendFileSync(process.env.TEST_ROWS, `${JSON.stringify(row)}\n`);
}
