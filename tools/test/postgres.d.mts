type Settings = Record<string, string | number>;
export declare const forTests: Settings;
export declare const startPostgres: (
  programs: string,
  settings?: Settings,
  standbyOf?: string,
) => Promise<{
  url: string;
  data: string;
  end(): Promise<void>;
  restart(settings: Settings, between?: () => void): Promise<void>;
}>;
