type Settings = Record<string, string | number>;
export declare const startPostgres: (
  programs: string,
  settings?: Settings,
) => Promise<{ url: string; end(): Promise<void>; restart(settings: Settings): Promise<void> }>;
