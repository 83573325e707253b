export declare const postgresFolder: (env: NodeJS.ProcessEnv) => string | undefined;
