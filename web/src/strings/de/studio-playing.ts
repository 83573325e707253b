import { isolate } from '@tv/contract/isolate';
import { locale, number, plural } from './locale.ts';

export const playing = 'Wiedergabe';
export const playingItems = 'Wiedergabe nach Inhalt';
export const scores = 'Wie gut die Wiedergabe läuft';
export const median = 'Start';
export const medianText =
  'Bei der Hälfte der Starts war das erste Bild in dieser Zeit nach dem Drücken von Play da.';
export const slow = 'Langsame Starts';
export const slowText = '5 von 100 Starts dauerten länger.';
export const rebuffering = 'Nachladen';
export const rebufferingText =
  'Anteil der Zeit, in der Zuschauer sehen wollten und die Wiedergabe zum Laden stand. Warten nach einem Sprung oder einer Pause zählt nicht.';
export const failed = 'Fehlgeschlagene Starts';
export const failedText =
  'Es wurde ein Fehler angezeigt, oder der Zuschauer ging nach 10 Sekunden ohne erstes Bild. Wer offline ist, zählt nicht.';
export const dropped = 'Ausgelassene Bilder';
export const droppedText = 'Bilder, die das Gerät zu spät für die Anzeige dekodiert hat.';
export const changes = 'Qualitätswechsel';
export const changesText = 'Wie oft der Player in einer Stunde Wiedergabe die Qualität gewechselt hat.';
export const starts = 'Starts';
export const aboutStarts = (count: number) =>
  plural(count, { one: 'von rund # Start', other: 'von rund # Starts' });
export const tooFew = 'weniger als 5';
export const inSeconds = (seconds: number) =>
  seconds.toLocaleString(locale, {
    style: 'unit',
    unit: 'second',
    unitDisplay: 'short',
    maximumFractionDigits: seconds < 10 ? 1 : 0,
  });
export const inPercent = (share: number) =>
  share.toLocaleString(locale, { style: 'percent', maximumFractionDigits: share < 0.1 ? 1 : 0 });
export const anHour = (count: number) => `${number(Math.round(count * 10) / 10)} je Stunde`;

export const byBrowser = 'Nach Browser';
export const browser = 'Browser';
export const browserNames = {
  chrome: 'Chrome',
  edge: 'Edge',
  firefox: 'Firefox',
  safari: 'Safari',
  samsung: 'Samsung Internet',
  other: 'Andere',
};
export const byNetwork = 'Nach Netz';
export const network = 'Netz';
export const networkNames = {
  '4g': 'Schnell (4G, Kabel)',
  '3g': 'Mittel (3G)',
  '2g': 'Langsam (2G)',
  'slow-2g': 'Sehr langsam',
  unknown: 'Unbekannt',
};
export const networkText = 'So, wie der Browser es schätzt. Firefox und Safari tun das nicht.';
export const byDay = 'Nach Tag';
export const byItem = 'Nach Inhalt, schlechteste zuerst';
export const byItemText =
  'Geordnet nach fehlgeschlagenen Starts und Nachladen zusammen. Inhalte mit weniger als 5 Starts fehlen.';
export const countOfItems = (count: number, isExact: boolean) =>
  plural(count, { one: '# Inhalt', other: '# Inhalte' }, isExact ? number(count) : `${number(count)}+`);
export const measure = 'Nach Tagen gezeigt';
export const worst = (words: string) => `am schlechtesten: ${isolate(words)}`;
export const noneADay = 'weniger als 5 Starts am Tag';

export const nothingPlayed = 'Zu wenige Starts in diesem Zeitraum';
export const nothingPlayedText =
  'Werte erscheinen, sobald 5 Starts gezählt sind. Wählen Sie einen längeren Zeitraum, oder teilen Sie einen Inhalt.';
export const whatIsCounted =
  'Von Playern ohne Namen gemeldet, und nicht von Browsern, die nicht gemessen werden wollen (Global Privacy Control). Starts sind auf Fünfer gerundet.';
export const chooseItem = 'Inhalt wählen';
export const chooseItemText =
  'Nur Verwalter der Organisation sehen, wie alle Inhalte laufen. Wählen Sie einen Ihrer Inhalte.';
