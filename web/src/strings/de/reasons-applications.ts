import type { TextsOf } from '@tv/contract/reason';
import type { applicationReasons } from '@tv/contract/reasons/applications';

export const texts: TextsOf<typeof applicationReasons> = {
  'applications.scopes': 'Dieser Anwendung wurde das nicht erlaubt. Sie braucht: {scopes}.',
  'applications.peopleOnly': 'Dieser Aufruf ist für Personen, nicht für Anwendungen.',
  'applications.otherProvider':
    'Angemeldet wird bei einem anderen Anbieter: Registrieren Sie die Anwendung dort.',
  'applications.tooMany': 'Die Organisation hat schon {most:number} Anwendungen. Löschen Sie zuerst eine.',
  'applications.nameTaken': 'Es gibt schon eine Anwendung „{name}“. Wählen Sie einen anderen Namen.',
  'applications.noSecret': 'Nur eine Web-Anwendung hat ein Geheimnis.',
  'applications.secretForWeb': 'Das gibt es nur für Web-Anwendungen.',
  'applications.addressMissing': 'Geben Sie mindestens eine Adresse ein.',
  'applications.addressNotUsed': 'Geräte zeigen einen Code an: Lassen Sie dieses Feld leer.',
  'applications.noAddress': '„{found}“ ist keine vollständige Adresse.',
  'applications.notExact': 'Browser schreiben „{found}“ als {exact}. Geben Sie es so ein.',
  'applications.hasUser': 'Nehmen Sie den Benutzer aus „{found}“ heraus.',
  'applications.hasFragment': 'Nehmen Sie den Teil nach # aus „{found}“ heraus.',
  'applications.hasWildcard': 'Adressen sind genau: Nehmen Sie * aus „{found}“ heraus.',
  'applications.notHttps':
    '„{found}“ muss mit https:// beginnen, oder mit http:// und localhost, 127.0.0.1 oder [::1].',
  'applications.notReverseDomain':
    '„{found}“ muss mit einem Schema aus Ihrer eigenen Domain beginnen, wie com.example.app:/callback.',
};
