import { isolate } from '@tv/contract/isolate';

export const title = 'Anmeldeanbieter';
export const text =
  'Wer eine Adresse in Ihren eigenen Domains hat, meldet sich per OpenID Connect beim Anbieter der Organisation an. Die Anmeldeseite fragt zuerst nach der Adresse und führt dorthin.';
export const none = 'Kein Anbieter ist verbunden.';
export const add = 'Anbieter verbinden';
export const change = 'Ändern';
export const changeTitle = 'Verbindung ändern';
export const save = 'Speichern';
export const saved = 'Verbindung gespeichert.';
export const made =
  'Verbindung angelegt. Tragen Sie ihre Redirect-Adresse beim Anbieter ein und probieren Sie sie dann aus.';

export const name = 'Bezeichnung';
export const nameHelp = 'Sehen alle, die sich anmelden, zum Beispiel der Name der Organisation.';
export const issuer = 'Issuer-Adresse';
export const issuerHelp = 'Genau so, wie der Anbieter sie schreibt, etwa https://login.aurora.example.';
export const clientId = 'Client-ID';
export const clientSecret = 'Client-Secret';
export const showSecret = 'Client-Secret anzeigen';
export const secretHelp = 'Wird verschlüsselt gespeichert und nie wieder angezeigt.';
export const secretKept = 'Leer lassen, um das jetzige zu behalten.';
export const domains = 'E-Mail-Domains';
export const domainsHelp = 'Nur eigene Domains. Mit Enter oder Komma trennen.';
export const nameClaim = 'Claim für den Namen';
export const groupsClaim = 'Claim für Gruppen';
export const groupsHelp = 'Seine Werte werden zu Personengruppen dieser Organisation.';

export const redirect = 'Redirect-Adresse';
export const copyRedirect = 'Redirect-Adresse kopieren';
export const copied = 'Redirect-Adresse kopiert.';
export const notCopied = 'Die Redirect-Adresse ließ sich nicht kopieren.';
export const tryIt = 'Ausprobieren';
export const tried = 'Mit diesen Einstellungen ausprobiert';
export const notTried = 'Mit diesen Einstellungen noch nicht ausprobiert';
export const people = (count: number) =>
  count === 1 ? '1 verbundene Person' : `${count} verbundene Personen`;
export const active = 'Aktiv';
export const activeHelp = 'Führt die Leute dorthin. Dafür muss ein Versuch geklappt haben.';
export const onlyThisWay = 'Nur so';
export const onlyHelp =
  'Mitglieder mit einer Adresse in diesen Domains können keine Passwörter mehr verwenden. Ein Admin mit Passkey kommt damit immer hinein.';
export const onlyTitle = 'Keine Passwörter mehr zulassen?';
export const onlyText =
  'Mitglieder der Organisation mit einer Adresse in diesen Domains können sich nur noch bei diesem Anbieter anmelden. Offene Sitzungen bleiben. Ein Admin mit Passkey kommt damit weiterhin hinein.';
export const onlyConfirm = 'Keine Passwörter zulassen';
export const remove = 'Löschen';
export const removeText = (value: string, withoutPassword: number) =>
  `Mit „${isolate(value)}“ kann sich dann niemand mehr anmelden. Konten, Mitgliedschaften und offene Sitzungen bleiben. ${
    withoutPassword === 0
      ? 'Alle haben ein Passwort oder einen Passkey.'
      : withoutPassword === 1
        ? '1 Person hat weder Passwort noch Passkey und legt mit „Passwort vergessen?“ eines fest.'
        : `${withoutPassword} Personen haben weder Passwort noch Passkey und legen mit „Passwort vergessen?“ eines fest.`
  }`;
export const unexpected = 'Das hat nicht geklappt. Bitte versuchen Sie es erneut.';
