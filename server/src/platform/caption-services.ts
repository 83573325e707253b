import { address, wholeNumber } from './setting-values.ts';
import { SettingProblem } from './startup-problem.ts';

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

/** Reads and checks the settings of the services. Throws a SettingProblem that names the wrong one, never a key. */
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
    if (alone) throw new SettingProblem(['needsServiceUrl', { name: alone, url: `${name}_URL` }]);
    return undefined;
  }
  const model = givenModel ?? defaultModel;
  const { username, password, search, hash, pathname } = new URL(url);
  // Not shown: an address may hold a password.
  if (username || password || search || hash || pathname.endsWith(path))
    throw new SettingProblem(['serviceUrl', { name, path }]);
  if (apiKey && !/^[\x21-\x7e]{1,4096}$/.test(apiKey))
    throw new SettingProblem(['serviceKey', { name: `${name}_API_KEY` }]);
  if (!model) throw new SettingProblem(['serviceModel', { name: `${name}_MODEL`, url: `${name}_URL` }]);
  return { url, apiKey, model };
}
