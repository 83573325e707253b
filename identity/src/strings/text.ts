import type { Language } from '@tv/contract/languages/languages';
import { html } from '../pages/html.ts';
import type { UpstreamProblemCode } from '../connections/problem.ts';
import type { everyLanguage } from './every-language.ts';

/** Values that a sentence about a problem may name. */
export interface ProblemValues {
  issuer: string;
  clientId: string;
  redirectUri: string;
  domains: string;
  /** What the provider has reported. */
  detail: string;
}
type ProblemTexts = Record<UpstreamProblemCode, (values: ProblemValues) => string>;

/** Stands for a value while a message is split at it. No text holds it. */
const mark = '\u0000';
/** A message whose value is marked. */
const marked = (message: (value: string) => string, value: string) => {
  const [before, after] = message(mark).split(mark);
  return html`${before}<strong>${value}</strong>${after}`;
};

/** All texts of the provider's pages in one language. */
export function textOf(language: Language, { pages, connections, consent }: (typeof everyLanguage)['en']) {
  const { forPerson, passwordProblems, device, forgotten, settings, authenticator } = pages;
  return {
    ...pages,
    language,
    forPerson: (email: string) => marked(forPerson, email),
    passwordProblems: (least: number, most: number) => ({
      ...passwordProblems,
      TooShort: passwordProblems.TooShort(least),
      TooLong: passwordProblems.TooLong(most),
    }),
    connections: { ...connections, problems: problemTexts(connections.problems) },
    device: {
      ...device,
      confirm: (program: string) => marked(device.confirm, program),
      confirmAs(program: string, email: string) {
        const [before, between, after] = device.confirmAs(mark, mark).split(mark);
        return html`${before}<strong>${program}</strong>${between}<strong>${email}</strong>${after}`;
      },
    },
    consent: {
      ...consent,
      as: (email: string) => marked(consent.as, email),
      connected: (application: string) => ({
        title: consent.connected.title(application),
        text: consent.connected.text,
      }),
    },
    forgotten: {
      ...forgotten,
      sent: (email: string) => ({ title: forgotten.sent.title, text: forgotten.sent.text(email) }),
    },
    settings: {
      ...settings,
      lead: (email: string) => marked(settings.lead, email),
      applications: {
        ...settings.applications,
        dates: (given: string, used: string | undefined) =>
          used ? settings.applications.dates(given, used) : settings.applications.datesUnused(given),
      },
    },
    authenticator: {
      ...authenticator,
      scan(address: string) {
        const [before, after] = authenticator.scan(mark).split(mark);
        return html`${before}<a href="${address}">${authenticator.openHere}</a>${after}`;
      },
    },
  };
}
export type Text = ReturnType<typeof textOf>;

function problemTexts(problems: (typeof everyLanguage)['en']['connections']['problems']): ProblemTexts {
  const always = (sentence: string) => () => sentence;
  return {
    unreachable: ({ issuer, detail }) =>
      detail ? problems.unreachableBecause(issuer, detail) : problems.unreachable(issuer),
    notAProvider: ({ issuer }) => problems.notAProvider(issuer),
    otherIssuer: ({ issuer, detail }) =>
      detail ? problems.otherIssuerNamed(issuer, detail) : problems.otherIssuer(issuer),
    unknownClient: ({ clientId }) => problems.unknownClient(clientId),
    wrongSecret: ({ clientId }) => problems.wrongSecret(clientId),
    redirectNotRegistered: ({ redirectUri, clientId }) =>
      problems.redirectNotRegistered(redirectUri, clientId),
    cancelled: always(problems.cancelled),
    refused: ({ detail }) => (detail ? problems.refusedWith(detail) : problems.refused),
    codeRefused: always(problems.codeRefused),
    otherAudience: ({ clientId }) => problems.otherAudience(clientId),
    otherNonce: always(problems.otherNonce),
    badSignature: always(problems.badSignature),
    clock: always(problems.clock),
    badAnswer: ({ detail }) => (detail ? problems.badAnswerBecause(detail) : problems.badAnswer),
    noAddress: always(problems.noAddress),
    notVerified: ({ detail }) => (detail ? problems.notVerifiedAddress(detail) : problems.notVerified),
    outsideDomains: ({ detail, domains }) =>
      problems.outsideDomains(detail || problems.theAddress, domains || problems.noDomains),
  };
}
