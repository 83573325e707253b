import { expect, it } from 'vitest';
import * as de from './de/registration.ts';
import * as en from './en/registration.ts';

it('says how long to wait in the largest unit', () => {
  const said = (text: Pick<typeof en, 'restBeforeNext'>, seconds: number) => text.restBeforeNext(seconds);
  expect([1, 59, 60, 61, 7200].map((seconds) => said(en, seconds))).toEqual(
    ['1 second', '59 seconds', '1 minute', '2 minutes', '2 hours'].map(
      (time) => `You can ask for another email in ${time}.`,
    ),
  );
  expect([1, 60, 61, 3600, 7200].map((seconds) => said(de, seconds))).toEqual(
    ['1 Sekunde', '1 Minute', '2 Minuten', '1 Stunde', '2 Stunden'].map(
      (time) => `Eine weitere E-Mail können Sie in ${time} anfordern.`,
    ),
  );
});
