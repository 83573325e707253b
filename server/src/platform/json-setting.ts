import { SettingProblem } from './startup-problem.ts';

/** A setting that is an object in JSON; empty where it is left out. */
export function readJsonSetting(setting: string, text: string | undefined): Record<string, unknown> {
  if (!text) return {};
  const value = parse(text);
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new SettingProblem(['jsonObject', { setting }]);
  return value as Record<string, unknown>;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
