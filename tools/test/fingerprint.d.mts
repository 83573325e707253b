export declare const filesOfTree: (root: string) => string[] | undefined;
export declare const fingerprintOf: (root: string, command: string, pattern: RegExp) => string | undefined;
export declare const hasPassed: (root: string, name: string, fingerprint?: string) => boolean;
export declare const markAsPassed: (root: string, name: string, fingerprint?: string) => void;
