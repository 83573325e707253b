import { appendFileSync } from 'node:fs';
import { relative } from 'node:path';

/** Of these seconds nothing tells what was set-up. */
const kind = 'tests in a browser';

/** A reporter of Playwright that appends a line of JSON for each spec to the file that TEST_ROWS names, once all of its tests ended. */
export default class PlaywrightRows {
  #files = new Map();

  onBegin(_, suite) {
    for (const test of suite.allTests()) this.#of(test).left++;
  }

  onTestEnd(test, result) {
    const row = this.#of(test);
    row.left--;
    row.milliseconds[kind] += result.duration;
    const outcome = test.outcome();
    if (outcome === 'skipped') row.skipped++;
    else if (outcome === 'unexpected') row.failures.push(test.titlePath().slice(3).join(' › '));
    else row.passed++;
    if (row.left === 0) this.#append(row);
  }

  /** Files of which tests did not run: the whole run was ended. */
  onEnd() {
    for (const row of this.#files.values()) if (row.left > 0) this.#append(row);
  }

  #of(test) {
    const { file } = test.location;
    const project = test.parent.project()?.name ?? '';
    const key = `${project} ${file}`;
    if (!this.#files.has(key))
      this.#files.set(key, {
        file: relative(process.cwd(), file),
        project,
        left: 0,
        passed: 0,
        skipped: 0,
        failures: [],
        milliseconds: { [kind]: 0 },
      });
    return this.#files.get(key);
  }

  #append({ left, ...row }) {
    const whole = { ...row, failed: row.failures.length, notRun: left };
    if (process.env.TEST_ROWS) appendFileSync(process.env.TEST_ROWS, `${JSON.stringify(whole)}\n`);
  }
}
