export declare const makeRunFolder: (above?: string) => string;
