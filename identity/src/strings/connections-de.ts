import { isolate } from '@tv/contract/isolate';
import type { connectionsEn } from './connections-en.ts';

export const connectionsDe: typeof connectionsEn = {
  proceed: 'Weiter',
  withPassword: 'Mit einem Passwort anmelden',
  leaving: {
    title: (name) => `Weiter zu ${isolate(name)}`,
    text: (host) => `Ihre Organisation meldet Sie bei ${host} an.`,
    otherWay: 'Anders anmelden',
  },
  link: {
    title: 'Konto verbinden',
    lead: (name) =>
      `Sie haben hier schon ein Konto. Geben Sie einmal dessen Passwort ein, um zu zeigen, dass es Ihnen gehört. Danach melden Sie sich mit ${isolate(name)} an.`,
    button: 'Verbinden und anmelden',
  },
  onlyThisWay: {
    title: 'Melden Sie sich über Ihre Organisation an',
    text: 'Ihre Organisation lässt die Anmeldung nur bei ihrem eigenen Anbieter zu, nicht mit einem Passwort oder Passkey dieses Portals.',
  },
  failed: {
    title: 'Sie sind nicht angemeldet',
    text: (name) =>
      `Die Anmeldung mit ${isolate(name)} hat nicht geklappt. Zeigen Sie die Zeile unten einem Admin Ihrer Organisation.`,
    again: 'Noch einmal versuchen',
    otherAccount: 'Anderes Konto verwenden',
  },
  try: {
    over: {
      title: 'Dieser Versuch ist beendet',
      text: 'Beginnen Sie ihn im Studio noch einmal. Dafür haben Sie jeweils zehn Minuten Zeit.',
    },
    works: 'Die Verbindung funktioniert',
    doesNotWork: 'Die Verbindung funktioniert noch nicht',
    lead: (name) =>
      `Niemand wurde angemeldet, und nichts wurde geändert. Das hat ${isolate(name)} mitgeteilt:`,
    leadOnFailure: (name) =>
      `Niemand wurde angemeldet, und nichts wurde geändert. Die Verbindung heißt ${isolate(name)}.`,
    name: 'Vor- und Nachname',
    address: 'E-Mail-Adresse',
    subject: 'Kennung beim Anbieter',
    groups: 'Gruppen',
    noName: 'keiner: Prüfen Sie den Claim für den Namen.',
    noGroups: 'keine: Prüfen Sie den Claim für Gruppen, falls Sie welche brauchen.',
    close: 'Schließen Sie dieses Fenster und machen Sie im Studio weiter.',
  },
  problems: {
    unreachable: ({ issuer, detail }) =>
      `${issuer} antwortet nicht${detail ? ` (${detail})` : ''}. Prüfen Sie den Issuer, und ob das Portal ihn über das Internet erreicht.`,
    notAProvider: ({ issuer }) =>
      `${issuer} beschreibt unter /.well-known/openid-configuration keinen OpenID-Anbieter. Verwenden Sie den Wert, den der Anbieter „issuer“ nennt.`,
    otherIssuer: ({ issuer, detail }) =>
      detail
        ? `Der Anbieter nennt sich „${detail}“, in der Verbindung steht „${issuer}“. Beide müssen Zeichen für Zeichen gleich sein.`
        : `Die Antwort kam von einem anderen Issuer als ${issuer}. Prüfen Sie den Issuer, auch auf den Mandanten.`,
    unknownClient: ({ clientId }) =>
      `Der Anbieter kennt den Client „${clientId}“ nicht. Prüfen Sie die Client-ID.`,
    wrongSecret: ({ clientId }) =>
      `Der Anbieter nimmt das Secret des Clients „${clientId}“ nicht an. Prüfen Sie, ob es vollständig ist, ob es abgelaufen ist und ob überhaupt eines nötig ist.`,
    redirectNotRegistered: ({ redirectUri, clientId }) =>
      `Der Anbieter schickt niemanden zum Portal zurück. Tragen Sie für den Client „${clientId}“ genau diese Redirect-Adresse ein: ${redirectUri}`,
    cancelled: () =>
      'Die Anmeldung wurde beim Anbieter abgebrochen, oder er lässt diese Person das Portal nicht verwenden.',
    refused: ({ detail }) =>
      `Der Anbieter hat die Anmeldung abgelehnt${detail ? ` („${detail}“)` : ''}. Den Grund nennt sein Protokoll.`,
    codeRefused: () =>
      'Der Anbieter hat seinen eigenen Code nicht mehr angenommen. Versuchen Sie es noch einmal, ohne zwischendurch zu warten.',
    otherAudience: ({ clientId }) =>
      `Das ID-Token gilt für einen anderen Client als „${clientId}“. Prüfen Sie die Client-ID.`,
    otherNonce: () => 'Das ID-Token gehört zu einer anderen Anmeldung. Beginnen Sie noch einmal von vorn.',
    badSignature: () =>
      'Die Signatur des ID-Tokens stimmt nicht. Der Anbieter muss es mit einem Schlüssel signieren, den er veröffentlicht (etwa RS256 oder ES256).',
    clock: () =>
      'Die Zeiten im ID-Token passen nicht. Stellen Sie die Uhren des Anbieters und des Portals richtig.',
    badAnswer: ({ detail }) =>
      `Die Antwort des Anbieters ist nicht verwendbar${detail ? ` (${detail})` : ''}. Nötig ist der Code-Flow mit ID-Token.`,
    noAddress: () =>
      'Der Anbieter nennt keine E-Mail-Adresse. Lassen Sie ihn mit dem Scope „email“ den Claim „email“ senden.',
    notVerified: ({ detail }) =>
      `Der Anbieter sagt nicht, dass ${detail || 'die E-Mail-Adresse'} bestätigt ist. Lassen Sie ihn den Claim „email_verified“ (bei Entra ID: „xms_edov“) mit dem Wert true senden.`,
    outsideDomains: ({ detail, domains }) =>
      `${detail || 'Die Adresse'} liegt außerhalb der Domains dieser Verbindung: ${domains || 'Keine davon gehört der Organisation.'}`,
  },
};
