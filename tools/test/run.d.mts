export declare const endAll: () => Promise<void>;
