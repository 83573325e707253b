import { isolate } from '@tv/contract/isolate';
import { number, plural } from './locale.ts';

export const title = 'Aufnehmen';
export const record = 'Aufnehmen';

export const what = 'Was aufgenommen wird';
export const modes = {
  camera: 'Kamera',
  screen: 'Bildschirm',
  both: 'Beides',
  sound: 'Ton',
};
export const modeHelp = {
  camera: 'Ihre Kamera mit Ihrem Mikrofon.',
  screen: 'Ein Bildschirm, ein Fenster oder ein Tab, mit dessen Ton, wenn Ihr Browser ihn freigibt.',
  both: 'Ein Bildschirm mit Ihrer Kamera in einer Ecke, die Sie verschieben können.',
  sound: 'Nur Ihr Mikrofon.',
};
export const open = {
  camera: 'Kamera einschalten',
  screen: 'Bildschirm auswählen',
  both: 'Bildschirm auswählen und Kamera einschalten',
  sound: 'Mikrofon einschalten',
};
export const opening = 'Ihr Browser fragt nach einer Erlaubnis. Stimmen Sie zu, damit es weitergeht.';
export const nothingOpen = 'Noch wird nichts aufgenommen. Hier sehen Sie, was aufgenommen wird.';
export const preview = 'Was aufgenommen wird';
export const camera = 'Kamera';
export const microphone = 'Mikrofon';
export const usualDevice = 'Standardgerät';
export const unnamedCamera = (place: number) => `Kamera ${number(place)}`;
export const unnamedMicrophone = (place: number) => `Mikrofon ${number(place)}`;
export const withMicrophone = 'Mein Mikrofon aufnehmen';
export const withMicrophoneHelp = 'Aus: Nur der Ton des Bildschirms wird aufgenommen.';
export const level = 'Lautstärke des Mikrofons';
export const loudness = {
  silent: 'Es ist nichts zu hören. Sprechen Sie, oder wählen Sie ein anderes Mikrofon.',
  quiet: 'Leise. Gehen Sie näher an das Mikrofon.',
  good: 'Gut.',
  loud: 'Zu laut. Gehen Sie weiter weg vom Mikrofon.',
};
export const testSound = 'Mikrofon testen';
export const testing = 'Sprechen Sie jetzt: Vier Sekunden werden aufgenommen.';
export const testDone = 'So klingen Sie:';
export const blur = 'Hintergrund unscharf';
export const blurHelp = 'Das macht Ihre Kamera selbst.';
export const noBlur =
  'Ihre Kamera oder Ihr Browser kann den Hintergrund nicht unscharf machen. Manche Systeme bieten das in ihren Kameraeinstellungen an.';
export const cameraPlace = 'Platz der Kamera';
export const corners = {
  topLeft: 'Oben links',
  topRight: 'Oben rechts',
  bottomLeft: 'Unten links',
  bottomRight: 'Unten rechts',
};
export const moveCamera = 'Kamerabild: ziehen oder mit den Pfeiltasten verschieben';

export const prompter = 'Text zum Ablesen';
export const prompterHelp = 'Er liegt über der Vorschau und ist nicht Teil der Aufnahme.';
export const prompterInScreen =
  'Teilen Sie nicht dieses Fenster: Sonst wäre der Text in der Aufnahme zu sehen. Teilen Sie ein anderes Fenster oder einen anderen Tab.';
export const prompterText = 'Ihr Text';
export const prompterSpeed = 'Geschwindigkeit';
export const prompterSize = 'Schriftgröße';
export const prompterMirrored = 'Gespiegelt';
export const prompterMirroredHelp = 'Für eine Glasscheibe vor der Kamera.';

export const start = 'Aufnahme starten';
export const cancelCountdown = 'Abbrechen';
export const startsIn = (count: number) =>
  plural(count, {
    one: 'Die Aufnahme beginnt in # Sekunde',
    other: 'Die Aufnahme beginnt in # Sekunden',
  });
export const close = 'Alles ausschalten';
export const pause = 'Pausieren';
export const resume = 'Fortsetzen';
export const stop = 'Beenden';
export const markChapter = 'Kapitel setzen';
export const usualChapter = (place: number) => `Kapitel ${number(place)}`;
export const marked = (title: string, time: string) => `${isolate(title)} beginnt bei ${time}.`;
export const recording = 'Aufnahme läuft';
export const paused = 'Pausiert';
export const stopping = 'Die Aufnahme wird gespeichert …';
export const length = 'Länge der Aufnahme';
export const keysHelp = 'Tasten: R startet, P pausiert und setzt fort, C setzt ein Kapitel, S beendet.';
export const sent = (bytes: string) => `${bytes} sind hochgeladen.`;
export const away = 'Keine Verbindung. Die Aufnahme läuft weiter und wird später hochgeladen.';
export const full =
  'Auf diesem Gerät ist kein Platz mehr. Die Aufnahme läuft weiter und wird hochgeladen; lassen Sie diese Seite offen, bis sie beendet und gespeichert ist.';
export const littleRoom = (bytes: string) =>
  `Auf diesem Gerät sind nur noch ${bytes} für Aufnahmen frei. Schaffen Sie Platz, bevor Sie lange aufnehmen.`;
export const slow = (rate: number) =>
  `Dieser Computer ist ausgelastet, deshalb wird das Bild mit ${number(rate)} Bildern pro Sekunde aufgenommen. Der Ton ist vollständig.`;
export const refusedUpload = (reason: string) =>
  `Sie wird vorerst nicht hochgeladen: ${reason} Die Aufnahme läuft weiter und bleibt auf diesem Gerät.`;

export const problems = {
  insecure: 'Browser nehmen nur auf sicheren Seiten auf. Öffnen Sie das Portal über seine https-Adresse.',
  unsupported:
    'Dieser Browser kann das nicht aufnehmen. Verwenden Sie ein aktuelles Chrome, Edge, Firefox oder Safari auf einem Computer.',
  refused:
    'Die Kamera oder das Mikrofon ist gesperrt. Erlauben Sie den Zugriff in der Adressleiste oder in den Einstellungen Ihres Systems, und versuchen Sie es noch einmal.',
  screenRefused:
    'Es wurde kein Bildschirm ausgewählt. Wählen Sie einen aus, und erlauben Sie Ihrem Browser die Aufnahme in den Einstellungen Ihres Systems.',
  noDevice:
    'Diese Kamera oder dieses Mikrofon gibt es nicht. Schließen Sie ein Gerät an, und versuchen Sie es noch einmal.',
  inUse:
    'Ein anderes Programm verwendet die Kamera oder das Mikrofon. Schließen Sie es, und versuchen Sie es noch einmal.',
  failed: 'Das hat nicht geklappt. Versuchen Sie es noch einmal, oder nehmen Sie etwas anderes auf.',
  cameraLost: 'Die Kamera ist nicht mehr da. Die Aufnahme läuft ohne sie weiter.',
  microphoneLost: 'Das Mikrofon ist nicht mehr da. Die Aufnahme läuft ohne seinen Ton weiter.',
  screenEnded: 'Der Bildschirm wird nicht mehr geteilt.',
  asleep:
    'Der Computer war im Ruhezustand, deshalb ist die Aufnahme pausiert. Setzen Sie sie fort, wenn Sie so weit sind.',
  longest: 'Die längste Aufnahme, die Sie senden dürfen, ist erreicht. Sie wurde deshalb beendet.',
};
export const screenEndedGoesOn =
  'Der Bildschirm wird nicht mehr geteilt. Die Aufnahme läuft mit der Kamera weiter.';

export const recordedOf = (length: string) => `Ihre Aufnahme: ${length}`;
export const play = 'Ihre Aufnahme';
export const onlyUploaded = 'Sie lässt sich hier nicht abspielen. Sie wird hochgeladen, wie sie ist.';
export const trim = 'Kürzen';
export const trimHelp =
  'Was Sie weglassen, wird nicht veröffentlicht. Sie können es später unter „Schnitt“ zurückholen.';
export const trimFrom = 'Beginnt bei';
export const trimTo = 'Endet bei';
export const here = 'Auf die aktuelle Stelle setzen';
export const trimmedLength = (length: string) => `${length} bleiben.`;
export const wrongTrim = 'Das Ende muss nach dem Anfang liegen.';
export const chapters = 'Kapitel';
export const noChapters = 'Keine. Drücken Sie während der Aufnahme C, um eines zu setzen.';
export const chapterTitle = (place: number) => `Titel von Kapitel ${number(place)}`;
export const goToChapter = (time: string, chapter: string) => `${time}, zu ${isolate(chapter)}`;
export const removeChapter = (chapter: string) => `${isolate(chapter)} entfernen`;
export const about = 'Über die Aufnahme';
export const publish = 'Veröffentlichen';
export const keepDraft = 'Als Entwurf behalten';
export const again = 'Neu aufnehmen';
export const download = 'Herunterladen';
export const remove = 'Löschen';
export const againTitle = 'Diese Aufnahme löschen und neu aufnehmen?';
export const removeTitle = 'Diese Aufnahme löschen?';
export const removeText =
  'Sie wird auf diesem Gerät gelöscht, und was davon hochgeladen ist, im Portal. Das lässt sich nicht rückgängig machen.';
export const publishHelp =
  'Zuerst wird sie verarbeitet. Verlangt Ihre Organisation eine Prüfung, bleibt sie bis dahin ein Entwurf.';

export const interrupted = 'Aufnahmen auf diesem Gerät';
export const interruptedHelp =
  'Sie bleiben in diesem Browser gespeichert, bis sie hochgeladen oder gelöscht sind.';
export const interruptedOf = (length: string) => `Eine Aufnahme von ${length} wurde unterbrochen.`;
export const unsentOf = (length: string) => `Eine Aufnahme von ${length} ist noch nicht hochgeladen.`;
export const begun = (date: string, time: string) => `${date}, ${time}`;
export const goOn = 'Weiter hochladen';
export const elsewhere = 'Sie ist in einem anderen Tab offen.';
export const lessThanSecond = 'weniger als einer Sekunde';
export const sizeOf = (bytes: string) => `${bytes} auf diesem Gerät`;

export const forReviewHelp = (most: number) =>
  `Was Sie aufnehmen, wird geprüft, bevor es sonst jemand sieht. Eine Aufnahme dauert höchstens ${number(most)} Minuten.`;
export const sendForReview = 'Zur Prüfung senden';
export const reviewHelp =
  'Nichts wird veröffentlicht, bevor es jemand geprüft hat. Sie sehen danach, was daraus geworden ist.';
export const sending = (percent: string) => `Wird gesendet, ${percent}`;
export const awayNow = 'Keine Verbindung. Es geht automatisch weiter.';
export const own = 'Ihre Aufnahmen';
export const states = {
  processing: 'Wird verarbeitet',
  failed: 'Konnte nicht verarbeitet werden. Nehmen Sie noch einmal auf.',
  inReview: 'In Prüfung',
  changesRequested: 'Es wurden Änderungen erbeten. Die Inhaltsverwaltung macht damit weiter.',
  notTaken: 'Vorerst nicht übernommen',
  approved: 'Freigegeben',
  scheduled: 'Wird veröffentlicht',
  published: 'Veröffentlicht',
};
export const removeOwn = (item: string) => `${isolate(item)} löschen`;
export const removeOwnText = 'Niemand sieht sie mehr, und ihre Prüfung endet.';

export const fileName = (moment: Date) =>
  `aufnahme-${new Date(moment.getTime() - moment.getTimezoneOffset() * 60_000).toISOString().slice(0, 16).replaceAll(':', '-')}`;
export const usualTitle = (when: string) => `Aufnahme vom ${when}`;
