import { parseArgs } from 'node:util';

const usage =
  'npm run premiere -- [--viewers 1000] [--seconds 60] [--database postgres://…] [--out report.json] [--docs]';

export function readArguments() {
  const { values } = parseArgs({
    options: {
      viewers: { type: 'string', default: '1000' },
      seconds: { type: 'string', default: '60' },
      database: { type: 'string' },
      out: { type: 'string' },
      docs: { type: 'boolean', default: false },
    },
  });
  const viewers = Number(values.viewers);
  const seconds = Number(values.seconds);
  if (!Number.isInteger(viewers) || viewers < 2 || viewers > 20_000)
    throw new Error(`--viewers is a number from 2 to 20000: ${usage}`);
  if (!Number.isInteger(seconds) || seconds < 10 || seconds > 600)
    throw new Error(`--seconds is a number from 10 to 600: ${usage}`);
  return { viewers, seconds, database: values.database, out: values.out, writesDocs: values.docs };
}
