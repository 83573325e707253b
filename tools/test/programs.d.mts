export declare const postgresFolder: (env: NodeJS.ProcessEnv) => string | undefined;
type Programs = Partial<Record<'ffmpeg' | 'postgres' | 'chromium' | 'firefox', string>>;
export declare const findPrograms: (env: NodeJS.ProcessEnv) => Promise<Programs>;
