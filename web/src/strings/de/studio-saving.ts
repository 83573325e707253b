import { isolate } from '@tv/contract/isolate';

export const yours = 'Ihre Fassung';
export const theirsBy = (who: string, when: string | undefined) => (when ? `${isolate(who)}, ${when}` : who);
export const somebodyElse = 'Jemand anderes';
export const takeTheirs = 'Andere Fassung verwenden';
export const saveMine = 'Meine speichern';
export const takeAllTheirs = 'Überall die andere Fassung verwenden';
export const saveAllMine = 'Überall meine speichern';

/** What was edited is gone. */
export const gone =
  'Das wurde inzwischen gelöscht und lässt sich nicht mehr speichern. Was Sie geschrieben haben, bleibt in diesem Browser, bis Sie sich abmelden.';
export const copyKept = 'Meinen Text kopieren';
export const copied = 'In die Zwischenablage kopiert';
export const notCopied = 'Das ließ sich nicht kopieren. Markieren Sie den Text und kopieren Sie ihn selbst.';
export const dropKept = 'Verwerfen';
