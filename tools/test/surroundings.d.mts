export declare const ownEnvironment: () => NodeJS.ProcessEnv;
