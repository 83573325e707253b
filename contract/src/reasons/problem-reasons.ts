import { inEnglish, type Given, type Reason } from './reason.ts';
import { applicationReasons } from './applications.ts';
import { archiveReasons } from './archive.ts';
import { captionReasons, type captionServiceReasons } from './captions.ts';
import { fileReasons, type uploadReasons } from './files.ts';
import { holdReasons } from './holds.ts';
import { itemReasons } from './items.ts';
import { keyReasons } from './keys.ts';
import { liveReasons } from './live.ts';
import { liveTalkReasons } from './live-talk.ts';
import { peopleReasons } from './people.ts';
import { requestReasons } from './requests.ts';
import { watchedReasons } from './watched.ts';

/** Every reason of a problem, with its English sentence. `reason` of a problem names it; clients may rely on names. */
export const problemReasons = {
  ...requestReasons,
  ...itemReasons,
  ...holdReasons,
  ...archiveReasons,
  ...fileReasons,
  ...captionReasons,
  ...peopleReasons,
  ...keyReasons,
  ...applicationReasons,
  ...watchedReasons,
  ...liveReasons,
  ...liveTalkReasons,
} as const;

export type ReasonName = keyof typeof problemReasons;
export type ProblemReason<Name extends ReasonName = ReasonName> = Reason & { name: Name };

/** Reasons whose sentences are stored, and read again by their tables. */
export type UploadReason = ProblemReason<keyof typeof uploadReasons>;
export type CaptionServiceReason = ProblemReason<keyof typeof captionServiceReasons>;

/** A reason with the values that its sentence takes. */
export const because = <Name extends ReasonName>(
  name: Name,
  ...[values]: Given<(typeof problemReasons)[Name]>
): ProblemReason<Name> => ({ name, values: values ?? {} });

/** The English sentence of a reason. */
export const sayReason = ({ name, values }: ProblemReason): string => inEnglish(problemReasons[name], values);
