import { languageAttributes, languages } from '@tv/contract/languages/languages';
import { retentionActions, retentionSince } from '@tv/contract/limits/retention-limits';
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
import type { MailTexts } from './strings/mail-texts.ts';
import { textsIn } from './texts.ts';

const reviewStep = { title: 'A talk', by: 'North', comment: 'Louder.', remarks: 3 };

const words = (texts: MailTexts, name = 'North', title = 'A talk', step = reviewStep) => ({
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
    ).map((kind) => [kind, texts[kind](name)]),
  ),
  lead: texts.lead(name, 'x@tv.example', 'Talks'),
  guestInvitation: texts.guestInvitation(name, title, 'midnight'),
  guestCode: texts.guestCode(name, '123456', 10),
  webhookEndedFailed: texts.webhookEnded(name, 'hooks.example', 'failed'),
  webhookEndedGone: texts.webhookEnded(name, 'hooks.example', 'gone'),
  retentionOfOne: texts.retention({ name, title, total: 1, shown: 1, areKept: true }),
  retentionOfAll: texts.retention({ name, title, total: 3, shown: 3, areKept: false }),
  retentionOfSome: texts.retention({ name, title, total: 30, shown: 20, areKept: true }),
  retentionOfItems: retentionActions.flatMap((action) =>
    retentionSince.map((since) =>
      texts.retentionOfItem({ rule: name, action, since, months: 24, day: 'at-noon' }),
    ),
  ),
  reminderSet: texts.reminderSet(title, 'at-noon'),
  reminderMoved: texts.reminderMoved(title, 'at-noon'),
  reminderPublished: texts.reminderPublished(title, 'at-noon'),
  setAside: texts.setAside(title, name),
  reviewSubmitted: texts.reviewSubmitted(step),
  reviewApproved: texts.reviewApproved(step),
  reviewChangesRequested: texts.reviewChangesRequested({ ...step, remarks: 1 }),
  reviewDiscarded: texts.reviewDiscarded({ ...step, by: '' }),
  digestOfOne: texts.digest({ title, total: 1, shown: 1, rhythm: 'daily' }),
  digestOfAll: texts.digest({ title, total: 3, shown: 3, rhythm: 'weekly' }),
  digestOfSome: texts.digest({ title, total: 30, shown: 20, rhythm: 'weekly' }),
  securityChanges: texts.securityChanges,
  ifButtonFails: texts.ifButtonFails,
});

/** Every text by its path. */
const flat = (value: unknown, path = ''): [string, string][] =>
  typeof value === 'string'
    ? [[path, value]]
    : Object.entries(value as object).flatMap(([key, each]) => flat(each, `${path}.${key}`));

test.each(languages.filter((language) => language !== 'en'))(
  'every mail in %s says what it is given, and none is left in English',
  (language) => {
    const [english, own] = [flat(words(textsIn('en'))), flat(words(textsIn(language)))];
    expect(
      own
        .filter(([, text], at) => text === english[at]![1] && !text.includes(reviewStep.comment))
        .map(([path]) => path),
    ).toEqual([]);
    for (const part of ['North', 'A talk', 'at-noon', 'x@tv.example', 'Talks'])
      expect(own.filter(([, text]) => text.includes(part)).length, part).toBe(
        english.filter(([, text]) => text.includes(part)).length,
      );
  },
);

test('names, titles and comments of another direction are isolated in every mail', () => {
  const [name, title, by, comment] = ['شركة', 'اختبار (2026)', 'ليلى', 'أعلى!'];
  for (const texts of languages.map(textsIn))
    for (const [path, text] of flat(words(texts, name, title, { title, by, comment, remarks: 3 })))
      for (const part of [name, title, by, comment])
        expect(text.replaceAll(`\u2068${part}\u2069`, ''), path).not.toContain(part);
});

const written = {
  ...{ name: '1. North (AG)', title: '2. Talk (II)', by: '3. Ann (R&D)', comment: '4. Louder!' },
  ...{ email: '5x@tv.example', category: '6. Talks (old)', host: '7-x.example', rule: '8. Rule!' },
};

/** The words of every mail in Arabic, with everything that people write in Latin letters. */
function wordsInArabic() {
  const { name, title, by, comment, email, category, host, rule } = written;
  const texts = textsIn('ar');
  const retentionOfItem = { rule, action: 'archive', since: 'watched', months: 2, day: 'اليوم' } as const;
  return {
    ...words(texts, name, title, { title, by, comment, remarks: 2 }),
    lead: texts.lead(name, email, category),
    webhookEndedFailed: texts.webhookEnded(name, host, 'failed'),
    webhookEndedGone: texts.webhookEnded(name, host, 'gone'),
    retentionOfItems: [...retentionActions].map((action) =>
      texts.retentionOfItem({ ...retentionOfItem, action }),
    ),
  };
}

test('every kind of mail is among those that are looked at', () => {
  const kinds = Object.keys(wordsInArabic());
  const lacking = Object.keys(textsIn('ar')).filter((name) => !kinds.some((kind) => kind.startsWith(name)));
  expect(lacking).toEqual([]);
});

test('in every mail in Arabic, names and addresses in Latin letters are isolated', () => {
  const found = new Set<string>();
  for (const [path, text] of flat(wordsInArabic()))
    for (const part of Object.values(written)) {
      if (text.includes(part)) found.add(part);
      expect(text.replaceAll(`\u2068${part}\u2069`, ''), path).not.toContain(part);
    }
  expect([...found].sort()).toEqual(Object.values(written));
});

test('every mail says its language, has both bodies, and can be read in the dark', () => {
  const sender = { name: 'North', colors: {} };
  const address = 'https://tv.example/x';
  for (const language of languages)
    for (const mail of [
      ...[invitationMail, confirmRegistrationMail, alreadyRegisteredMail, freeTrialMail, freeTrialKnownMail],
      ...[leadReceivedMail, newPasswordMail, confirmEmailMail],
    ].map((write) => write(language, sender, address))) {
      expect(mail.html).toContain(`<html ${languageAttributes(language)}>`);
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
