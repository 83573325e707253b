import { StartupProblem } from '../startup-problem.ts';

const samplers = [
  ...['always_on', 'always_off', 'traceidratio'],
  ...['parentbased_always_on', 'parentbased_always_off', 'parentbased_traceidratio'],
] as const;

export type TraceSettings = {
  isJson: boolean;
  sampler: { isParentBased: boolean; kind: string; share: number };
  propagators: readonly string[];
  /** Milliseconds between two deliveries. */
  delay: number;
};

/**
 * Reads the variables of OpenTelemetry that the SDK does not read by itself. `undefined`: nobody asks for traces. Throws a
 * StartupProblem that names a wrong variable.
 */
export function readTraceSettings(env: NodeJS.ProcessEnv): TraceSettings | undefined {
  const exporter = env.OTEL_TRACES_EXPORTER;
  const isWanted = exporter || env.OTEL_EXPORTER_OTLP_ENDPOINT || env.OTEL_EXPORTER_OTLP_TRACES_ENDPOINT;
  if (!isWanted || exporter === 'none' || env.OTEL_SDK_DISABLED?.toLowerCase() === 'true') return undefined;
  oneOf('OTEL_TRACES_EXPORTER', exporter || 'otlp', ['otlp', 'none']);
  const ofTraces = env.OTEL_EXPORTER_OTLP_TRACES_PROTOCOL;
  const name = ofTraces ? 'OTEL_EXPORTER_OTLP_TRACES_PROTOCOL' : 'OTEL_EXPORTER_OTLP_PROTOCOL';
  const protocol = oneOf(name, env[name] || 'http/protobuf', ['http/protobuf', 'http/json']);
  for (const address of ['OTEL_EXPORTER_OTLP_ENDPOINT', 'OTEL_EXPORTER_OTLP_TRACES_ENDPOINT'])
    if (env[address] && !/^https?:$/.test(URL.parse(env[address])?.protocol ?? ''))
      throw new StartupProblem(`${address} must be an address that begins with http:// or https://.`);
  const sampler = oneOf('OTEL_TRACES_SAMPLER', env.OTEL_TRACES_SAMPLER || 'parentbased_always_on', samplers);
  const propagators = (env.OTEL_PROPAGATORS || 'tracecontext').split(',').map((each) => each.trim());
  for (const each of propagators) oneOf('OTEL_PROPAGATORS', each, ['tracecontext', 'baggage', 'none']);
  return {
    isJson: protocol === 'http/json',
    sampler: {
      isParentBased: sampler.startsWith('parentbased_'),
      kind: sampler.replace('parentbased_', ''),
      share: shareIn(env.OTEL_TRACES_SAMPLER_ARG || '1'),
    },
    propagators: propagators.filter((each) => each !== 'none'),
    delay: delayIn(env.OTEL_BSP_SCHEDULE_DELAY || '5000'),
  };
}

function shareIn(text: string): number {
  const share = Number(text);
  if (!(share >= 0 && share <= 1))
    throw new StartupProblem('OTEL_TRACES_SAMPLER_ARG must be a share from 0 to 1.');
  return share;
}

function delayIn(text: string): number {
  const delay = Number(text);
  if (!Number.isInteger(delay) || delay < 1)
    throw new StartupProblem('OTEL_BSP_SCHEDULE_DELAY must be a whole number of milliseconds.');
  return delay;
}

function oneOf<const Value extends string>(name: string, given: string, allowed: readonly Value[]): Value {
  const value = allowed.find((each) => each === given);
  if (!value) throw new StartupProblem(`${name} must be one of ${allowed.join(', ')}.`);
  return value;
}
