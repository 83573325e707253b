import { readTraceSettings } from './trace-settings.ts';
import { setTracing } from './tracing.ts';

/** Turns tracing on where the environment asks for it. Only then are the packages of OpenTelemetry loaded. */
export async function startTracing(env: NodeJS.ProcessEnv, version: string): Promise<void> {
  const settings = readTraceSettings(env);
  if (!settings) return;
  const { openTracing } = await import('./open-tracing.ts');
  setTracing(openTracing(settings, version));
}
