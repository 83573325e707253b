import { parseArgs } from 'node:util';

const usage =
  'npm run premiere -- [--live [--talkers 200]] [--viewers 1000] [--seconds 60] [--database postgres://…] [--out report.json] [--docs]';

export function readArguments() {
  const { values } = parseArgs({
    options: {
      viewers: { type: 'string', default: '1000' },
      seconds: { type: 'string', default: '60' },
      live: { type: 'boolean', default: false },
      talkers: { type: 'string', default: '200' },
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
  const talkers = Number(values.talkers);
  if (!Number.isInteger(talkers) || talkers < 0 || talkers > viewers * 0.8)
    throw new Error(`--talkers is a number up to four fifths of the viewers: ${usage}`);
  if (values.live && seconds < 20) throw new Error(`--seconds is 20 at least with --live: ${usage}`);
  return {
    viewers,
    isLive: values.live,
    talkers,
    seconds,
    database: values.database,
    out: values.out,
    writesDocs: values.docs,
  };
}
