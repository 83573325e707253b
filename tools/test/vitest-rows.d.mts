/** A reporter of Vitest that appends a line of JSON for each test file to the file that TEST_ROWS names. */
export default class VitestRows {
  onTestModuleEnd(module: object): void;
}
