import { languages } from '@tv/contract/languages';
import { expect, test } from 'vitest';
import {
  accountClosedMail,
  alreadyRegisteredMail,
  confirmEmailMail,
  confirmRegistrationMail,
  freeTrialKnownMail,
  freeTrialMail,
  invitationMail,
  leadMail,
  leadReceivedMail,
  newPasswordMail,
} from './registration-mails.ts';
import { securityChangedMail } from './security-mails.ts';
import { de } from './strings/de.ts';
import { en } from './strings/en.ts';
import type { MailTexts } from './strings/mail-texts.ts';

const reviewStep = { title: 'A talk', by: 'North', comment: 'Louder.', remarks: 3 };

const words = (texts: MailTexts) => ({
  ...Object.fromEntries(
    (
      [
        'invitation',
        'confirmRegistration',
        'alreadyRegistered',
        'accountClosed',
        'freeTrial',
        'freeTrialKnown',
        'leadReceived',
        'newPassword',
        'confirmEmail',
        'securityChanged',
      ] as const
    ).map((name) => [name, texts[name]('North')]),
  ),
  lead: texts.lead('North', 'x@tv.example', 'Talks'),
  reminderSet: texts.reminderSet('A talk', 'at-noon'),
  reminderMoved: texts.reminderMoved('A talk', 'at-noon'),
  reminderPublished: texts.reminderPublished('A talk', 'at-noon'),
  setAside: texts.setAside('A talk', 'North'),
  reviewSubmitted: texts.reviewSubmitted(reviewStep),
  reviewApproved: texts.reviewApproved(reviewStep),
  reviewChangesRequested: texts.reviewChangesRequested({ ...reviewStep, remarks: 1 }),
  reviewDiscarded: texts.reviewDiscarded({ ...reviewStep, by: '' }),
  digestOfOne: texts.digest({ title: 'A talk', total: 1, shown: 1, rhythm: 'daily' }),
  digestOfAll: texts.digest({ title: 'A talk', total: 3, shown: 3, rhythm: 'weekly' }),
  digestOfSome: texts.digest({ title: 'A talk', total: 30, shown: 20, rhythm: 'weekly' }),
  securityChanges: texts.securityChanges,
  ifButtonFails: texts.ifButtonFails,
});

/** Every text by its path. */
const flat = (value: unknown, path = ''): [string, string][] =>
  typeof value === 'string'
    ? [[path, value]]
    : Object.entries(value as object).flatMap(([key, each]) => flat(each, `${path}.${key}`));

test('every text of a mail has its twin in the other language, and none is left in English', () => {
  const [english, german] = [flat(words(en)), flat(words(de))];
  expect(german.map(([path]) => path)).toEqual(english.map(([path]) => path));
  const same = german.filter(([, text], at) => text === english[at]![1]).map(([path]) => path);
  expect(same).toEqual([]);
  // What is put in is put in, in both.
  for (const part of ['North', 'A talk', 'at-noon', 'x@tv.example', 'Talks'])
    expect(german.filter(([, text]) => text.includes(part)).length, part).toBe(
      english.filter(([, text]) => text.includes(part)).length,
    );
});

test('every mail says its language, has both bodies, and can be read in the dark', () => {
  const sender = { name: 'North', colors: {} };
  const address = 'https://tv.example/x';
  for (const language of languages)
    for (const mail of [
      ...[invitationMail, confirmRegistrationMail, alreadyRegisteredMail, freeTrialMail, freeTrialKnownMail],
      ...[leadReceivedMail, newPasswordMail, confirmEmailMail],
    ].map((write) => write(language, sender, address))) {
      expect(mail.html).toContain(`<html lang="${language}">`);
      expect(mail.html).toContain('<meta name="color-scheme" content="light dark">');
      expect(mail.html).toContain('@media (prefers-color-scheme:dark)');
      expect(mail.html).toContain(`href="${address}"`);
      expect(mail.text).toContain(address);
    }
  for (const mail of [
    accountClosedMail('de', sender),
    leadMail('de', sender, { email: 'x@tv.example', category: undefined }),
    securityChangedMail('de', sender, 'passkey added', address),
  ])
    expect(mail.html).toContain('<html lang="de">');
});
