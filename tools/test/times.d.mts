/** `files`: seconds of each test file when it last ran. */
export declare const readTimes: () => { files: Record<string, number> };
