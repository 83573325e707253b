export declare const bringPinnedNode: () => string;
