import type { TextsOf } from '@tv/contract/reason';
import type { keyReasons } from '@tv/contract/reasons/keys';

export const texts: TextsOf<typeof keyReasons> = {
  'keys.unknown':
    'Dieser API-Schlüssel gilt hier nicht: Er wurde gelöscht, gehört zu einem anderen Portal oder ist falsch geschrieben.',
  'keys.expired': 'Dieser API-Schlüssel ist abgelaufen. Bitten Sie einen Admin um einen neuen.',
  'keys.replaced': 'Dieser API-Schlüssel wurde durch einen neuen ersetzt. Verwenden Sie den neuen.',
  'keys.stopped':
    'Dieser API-Schlüssel ist angehalten, weil die verantwortliche Person kein Admin mehr ist. Bitten Sie einen Admin, ihn zu erneuern.',
  'keys.networks': 'Dieser API-Schlüssel gilt nicht für diese Netzwerkadresse.',
  'keys.scopes': 'Diesem API-Schlüssel fehlt, was dafür nötig ist: {scopes}.',
  'keys.peopleOnly': 'API-Schlüssel können das nicht. Melden Sie sich als Person an.',
  'keys.keysOnly': 'Das kann nur ein API-Schlüssel.',
  'keys.tooMany':
    'Eine Organisation kann höchstens {most:number} API-Schlüssel haben. Löschen Sie zuerst einen.',
  'keys.tooManyRotations':
    'Von einem API-Schlüssel gelten höchstens {most:number} Fassungen gleichzeitig. Warten Sie, bis eine abgelaufen ist, oder erneuern Sie ihn ohne Übergangszeit.',
  'keys.isOver':
    'Dieser API-Schlüssel ist abgelaufen und bliebe es auch nach einer Erneuerung. Erstellen Sie einen neuen.',
  'keys.unknownCategory': 'Das sind keine Kategorien dieser Organisation.',
  'keys.wholeOrganization':
    'Das betrifft die ganze Organisation, dieser API-Schlüssel aber nur einige Kategorien. Nehmen Sie einen Schlüssel ohne Kategorien.',
  'keys.ownCategories': 'Diese Kategorien verwaltet der API-Schlüssel nicht.',
};
