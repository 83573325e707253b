import { isolate } from '@tv/contract/isolate';
import { html } from '../pages/html.ts';
import type { consentEn } from './consent-en.ts';

export const consentDe: typeof consentEn = {
  title: (application) => `${isolate(application)} erlauben?`,
  knownTitle: (application) => `Weiter zu ${isolate(application)}?`,
  as: (email) => html`Sie sind angemeldet als <strong>${email}</strong>.`,
  may: 'Die Anwendung möchte in Ihrem Namen Folgendes tun, soweit Ihre Rolle es erlaubt:',
  known:
    'Sie haben ihr das schon erlaubt. Fahren Sie nur fort, wenn Sie die Anmeldung gerade selbst begonnen haben:',
  scopes: {
    openid: 'Wissen, dass Sie es sind.',
    profile: 'Ihren Namen sehen.',
    email: 'Ihre E-Mail-Adresse sehen.',
    offline_access: 'Zugriff behalten, während Sie sie nicht verwenden, bis zu 30 Tage nach Ihrer Anmeldung.',
    'content:read': 'Videos und Audios sehen, auch die, die Sie verwalten.',
    'content:write': 'Inhalte hinzufügen, ändern, veröffentlichen und löschen.',
    'people:read': 'Personen und Gruppen sehen.',
    'people:write': 'Personen und Gruppen einladen, ändern und entfernen.',
    'analytics:read': 'Auswertungen sehen.',
    'events:write': 'Webhooks einrichten und sehen, was sie gesendet haben.',
  },
  ofOrganization: (organization) => `Eine Anwendung von ${isolate(organization)}.`,
  ofPortal: 'Eine Anwendung, die der Betreiber dieses Portals hinzugefügt hat.',
  leadsTo: (host) => `Es geht weiter auf ${isolate(host)}.`,
  ends: 'Sie können das jederzeit in den Sicherheitseinstellungen beenden.',
  allow: 'Erlauben',
  deny: 'Abbrechen',
  refused: {
    title: 'Diese Anwendung ist nicht für Ihr Konto',
    text: (application, organization, email) =>
      `Nur Mitglieder von ${isolate(organization)} können ${isolate(application)} verwenden, und ${email} gehört nicht dazu. Melden Sie sich mit einem anderen Konto an, oder bitten Sie dort einen Admin um eine Einladung.`,
    back: (application) => `Zurück zu ${isolate(application)}`,
  },
  connected: (application) => ({
    title: `${isolate(application)} ist verbunden`,
    text: 'Sie können diese Seite schließen und zu Ihrem Gerät zurückkehren. Den Zugriff beenden Sie in den Sicherheitseinstellungen.',
  }),
};
