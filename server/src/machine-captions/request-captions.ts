import { because, type ProblemReason } from '@tv/contract/reasons/problem-reasons';
import type {
  CaptionRefusal,
  CaptionRequest,
  NewCaptionRequest,
} from '@tv/contract/captions/machine-captions';
import { hasCaptionsByPerson } from '../captions/machine-subtitles-db.ts';
import { findPackage } from '../media-contents/media-package/package-db.ts';
import type { MediaPackage } from '../media/media-package.ts';
import { languageName } from '../media/track-names.ts';
import type { CaptionServices } from '../platform/caption-services.ts';
import type { Queries } from '../platform/db/database.ts';
import { misusedField, notFound, Problem } from '../platform/http/problem.ts';
import { enqueueJobs } from '../platform/queue/jobs-db.ts';
import { captionKind, type CaptionPayload } from './caption-payload.ts';
import { primaryLanguage } from './language-code.ts';
import { findUnderWay, insertRequest, type RequestRow } from './requests-db.ts';
import {
  findOrganizationCaptions,
  findSourceSubtitle,
  findUsedSeconds,
  reserveSeconds,
} from './settings-db.ts';

type Item = { id: string; organizationId: string };
type Kind = CaptionRequest['kind'];

/** Why an item cannot get captions of a kind, beside the bound of the month. `undefined`: it can. */
function refusalOf(
  kind: Kind,
  services: CaptionServices,
  isAllowed: boolean,
  made: MediaPackage | undefined,
): CaptionRefusal | undefined {
  if (!services[kind]) return 'no-service';
  if (!isAllowed) return 'not-allowed';
  if (!made) return 'not-processed';
  if (kind === 'transcription' && made.audioTracks.length === 0) return 'no-sound';
  const { longestMinutes } = services;
  return longestMinutes !== undefined && made.durationInSeconds > longestMinutes * 60
    ? 'too-long'
    : undefined;
}

const lengthOf = (made: MediaPackage) => Math.max(1, Math.ceil(made.durationInSeconds));

/** What machines can do for an item, for those who manage it. */
export async function findPossibilities(
  db: Queries,
  { id, organizationId }: Item,
  services: CaptionServices,
  now: Date,
) {
  const { isAllowed } = await findOrganizationCaptions(db, organizationId);
  const made = (await findPackage(db, id))?.package;
  const { minutesPerMonth, longestMinutes } = services;
  const refusals = {
    transcription: refusalOf('transcription', services, isAllowed, made),
    translation: refusalOf('translation', services, isAllowed, made),
  };
  const isPossible = !refusals.transcription || !refusals.translation;
  const left =
    minutesPerMonth === undefined || !isPossible
      ? undefined
      : Math.max(0, minutesPerMonth * 60 - (await findUsedSeconds(db, organizationId, now)));
  const isUsedUp = left !== undefined && made !== undefined && lengthOf(made) > left;
  const refusalFor = (kind: Kind) => refusals[kind] ?? (isUsedUp ? 'no-minutes-left' : undefined);
  const [transcription, translation] = [refusalFor('transcription'), refusalFor('translation')];
  return {
    ...(transcription && { transcriptionRefusal: transcription }),
    ...(translation && { translationRefusal: translation }),
    ...(left !== undefined && { minutesLeft: Math.floor(left / 60) }),
    ...(longestMinutes !== undefined && { longestMinutes }),
  };
}

const sentences = (
  kind: Kind,
  { longestMinutes, minutesPerMonth }: CaptionServices,
): Record<CaptionRefusal, ProblemReason> => ({
  'no-service': because(
    kind === 'transcription' ? 'captions.noTranscriptionService' : 'captions.noTranslationService',
  ),
  'not-allowed': because('captions.notAllowed'),
  'not-processed': because('captions.notProcessed'),
  'no-sound': because('captions.noSound'),
  'too-long': because('captions.itemTooLong', { most: longestMinutes ?? 0 }),
  'no-minutes-left': because('captions.noMinutesLeft', { most: minutesPerMonth ?? 0 }),
});

/**
 * Asks for captions of a locked item, in the caller's transaction. Answers the request that is under way already, or a new one.
 * Throws 400 and 409 with the reason.
 */
export async function requestCaptions(
  queries: Queries,
  item: Item,
  wanted: NewCaptionRequest,
  { services, requestedBy, now }: { services: CaptionServices; requestedBy: string | undefined; now: Date },
): Promise<{ request: RequestRow; isNew: boolean }> {
  const { kind, languageCode } = wanted;
  if (kind === 'translation' && !languageCode)
    throw misusedField('languageCode', 'is needed: it is the language to translate into.');
  const source = await sourceOf(queries, item, wanted);
  const present = await findUnderWay(queries, item.id, { kind, languageCode });
  if (present) return { request: present, isNew: false };
  const refuse = (refusal: CaptionRefusal) => new Problem(409, 0, sentences(kind, services)[refusal]);
  const { isAllowed } = await findOrganizationCaptions(queries, item.organizationId);
  const made = (await findPackage(queries, item.id))?.package;
  const refusal = refusalOf(kind, services, isAllowed, made);
  if (refusal || !made) throw refuse(refusal ?? 'not-processed');
  if (languageCode && (await hasCaptionsByPerson(queries, item.id, languageCode)))
    throw new Problem(409, 0, byPerson(languageCode));
  const countedSeconds = lengthOf(made);
  const most = services.minutesPerMonth && services.minutesPerMonth * 60;
  if (!(await reserveSeconds(queries, item.organizationId, { seconds: countedSeconds, most, now })))
    throw refuse('no-minutes-left');
  const request = await insertRequest(
    queries,
    {
      ...{ id: crypto.randomUUID(), media_content_id: item.id, organization_id: item.organizationId, kind },
      ...{ language_code: languageCode ?? null, source_id: source ?? null },
      ...{ requested_by: requestedBy ?? null, countedSeconds },
    },
    now,
  );
  const payload: CaptionPayload = { requestId: request.id, mediaContentId: item.id };
  await enqueueJobs(queries, captionKind, [{ key: request.id, payload }]);
  return { request, isNew: true };
}

export const byPerson = (languageCode: string) =>
  because('captions.byPerson', { language: languageName(languageCode) ?? languageCode });

async function sourceOf(
  queries: Queries,
  item: Item,
  { kind, subtitleId, languageCode = '' }: NewCaptionRequest,
): Promise<string | undefined> {
  if (kind === 'transcription') return undefined;
  if (!subtitleId) throw misusedField('subtitleId', 'is needed: it names the captions to translate.');
  const source = await findSourceSubtitle(queries, item.id, subtitleId);
  if (!source) throw notFound('These captions');
  if (primaryLanguage(source.languageCode) === primaryLanguage(languageCode))
    throw misusedField('languageCode', 'must be a different language from that of the captions.');
  return source.id;
}
