/** One value of `/metrics`, the sum where several fit; `undefined` where there is none. */
export function metricOf(
  text: string,
  name: string,
  labels: Record<string, string> = {},
): number | undefined {
  const wanted = Object.entries(labels).map(([label, value]) => `${label}="${value}"`);
  const found = samplesOf(text)
    .filter((sample) => sample.name === name && wanted.every((each) => sample.labels.includes(each)))
    .map(({ value }) => value);
  return found.length > 0 ? found.reduce((sum, each) => sum + each, 0) : undefined;
}

/** The samples of a text in Prometheus' format, with labels as `name="value"`. */
export const samplesOf = (text: string) =>
  [...text.matchAll(/^(\w+)(?:\{(.*)\})? (\S+)$/gm)].map(([, name, labels = '', value]) => ({
    name: name!,
    labels: [...labels.matchAll(/\w+="(?:[^"\\]|\\.)*"/g)].map(([label]) => label),
    value: Number(value),
  }));

/** Names of the metrics that a service describes, also of those that have no value now. */
export const metricNames = (text: string): string[] =>
  [...text.matchAll(/^# TYPE (\S+)/gm)].map(([, name]) => name!);
