import { address, wholeNumber } from './setting-values.ts';
import { StartupProblem } from './startup-problem.ts';

/** A service with an OpenAI-compatible interface. */
export type CaptionService = {
  /** The base of its addresses, without a slash at the end, e.g. `http://127.0.0.1:8080/v1`. */
  url: string;
  /** Sent as a bearer. Absent: none is sent. */
  apiKey: string | undefined;
  model: string;
};

/** The services that make captions, and how much of them an organization may use. */
export type CaptionServices = {
  /** Makes text of sound. Absent: nothing is sent. */
  transcription: CaptionService | undefined;
  /** Translates captions. Absent: nothing is sent. */
  translation: CaptionService | undefined;
  /** Minutes of items that are sent for one organization in a calendar month (UTC). Absent: any number. */
  minutesPerMonth: number | undefined;
  /** Minutes of the longest item that is sent. Absent: any length. */
  longestMinutes: number | undefined;
};

/** No service: nothing is sent anywhere. */
export const noCaptionServices: CaptionServices = {
  transcription: undefined,
  translation: undefined,
  minutesPerMonth: undefined,
  longestMinutes: undefined,
};

/** Reads and checks the settings of the services. Throws a StartupProblem that names the wrong one, never a key. */
export const readCaptionServices = (env: NodeJS.ProcessEnv): CaptionServices => ({
  transcription: service(
    'TRANSCRIPTION',
    address(env, 'TRANSCRIPTION_URL', protocols),
    env.TRANSCRIPTION_API_KEY || undefined,
    env.TRANSCRIPTION_MODEL || undefined,
    { path: '/audio/transcriptions', defaultModel: 'whisper-1' },
  ),
  translation: service(
    'TRANSLATION',
    address(env, 'TRANSLATION_URL', protocols),
    env.TRANSLATION_API_KEY || undefined,
    env.TRANSLATION_MODEL || undefined,
    { path: '/chat/completions' },
  ),
  minutesPerMonth: wholeNumber(env, 'MACHINE_CAPTIONS_MINUTES', 3_000, 0, 10_000_000) || undefined,
  longestMinutes: wholeNumber(env, 'MACHINE_CAPTIONS_LONGEST_MINUTES', 240, 0, 10_000) || undefined,
});

const protocols = ['http:', 'https:'];

function service(
  name: string,
  url: string | undefined,
  apiKey: string | undefined,
  givenModel: string | undefined,
  { path, defaultModel }: { path: string; defaultModel?: string },
): CaptionService | undefined {
  if (!url) {
    const alone = apiKey ? `${name}_API_KEY` : givenModel && `${name}_MODEL`;
    if (alone) throw new StartupProblem(`${alone} needs ${name}_URL, the address of the service.`);
    return undefined;
  }
  const model = givenModel ?? defaultModel;
  const { username, password, search, hash, pathname } = new URL(url);
  // Not shown: an address may hold a password.
  if (username || password || search || hash || pathname.endsWith(path))
    throw new StartupProblem(
      `${name}_URL must be the base of the service's addresses, such as https://host/v1, without ${path}, a password or a query. A key belongs in ${name}_API_KEY.`,
    );
  if (apiKey && !/^[\x21-\x7e]{1,4096}$/.test(apiKey))
    throw new StartupProblem(`${name}_API_KEY must be one word of printable ASCII characters.`);
  if (!model)
    throw new StartupProblem(`${name}_MODEL is missing: it names the model that ${name}_URL is to use.`);
  return { url, apiKey, model };
}
