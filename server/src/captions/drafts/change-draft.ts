import { because } from '@tv/contract/reasons/problem-reasons';
import { withChanges } from '@tv/contract/captions/cue-changes';
import type { CueChanges, GivenCues, SubtitleDraft } from '@tv/contract/captions/subtitle-drafts';
import type { Manager } from '../../platform/auth/caller.ts';
import type { Queries } from '../../platform/db/database.ts';
import { isMatched } from '../../platform/http/entity-tag.ts';
import { Problem } from '../../platform/http/problem.ts';
import { applyChange } from '../../media-contents/management/change-item.ts';
import type { SubtitleConverter } from '../convert-subtitles.ts';
import type { CaptionsDeps } from '../deps.ts';
import { digestOf } from '../digest-of.ts';
import { replaceSubtitles } from '../save-subtitles.ts';
import { storeCues } from '../store-subtitle.ts';
import { checkCues, checkPublishable, checkSize } from './check-cues.ts';
import {
  type CaptionsKey,
  countOtherDrafts,
  deleteDraft,
  findDraft,
  findPublished,
  markEdited,
  type PublishedSubtitle,
  writeDraft,
} from './db.ts';
import {
  type CaptionsState,
  cuesOf,
  cuesTag,
  findCaptions,
  ofPublished,
  presentDraft,
  publishedCues,
  tagOf,
} from './read-cues.ts';

export type DraftDeps = CaptionsDeps & { subtitles: SubtitleConverter };
type Written = { tag: string; answer: SubtitleDraft };
const maxDrafts = 200;

/**
 * Saves cues as the draft: all of them, or changes of single ones. Viewers see nothing of it, so neither the item nor its history
 * changes.
 */
export async function saveDraft(
  { subtitles, ...deps }: DraftDeps,
  manager: Manager,
  captionsKey: CaptionsKey,
  body: GivenCues | CueChanges,
  ifMatch: string | undefined,
): Promise<Written> {
  const all = 'cues' in body ? checkCues(body) : undefined;
  // A file that this process has not read yet is read before the item is locked.
  const before = await findPublished(deps.db, captionsKey);
  if (before) await subtitles.digest(before);
  let written: Written | undefined;
  await applyChange(deps, manager, captionsKey.id, async (queries, _, now) => {
    const state = await findCaptions(queries, captionsKey);
    refuseOther(state, ifMatch);
    if ((await countOtherDrafts(queries, captionsKey)) >= maxDrafts)
      throw new Problem(409, 0, because('captions.tooManyDrafts', { most: maxDrafts }));
    const given = all ?? (await changed(subtitles, state, body as CueChanges));
    const { published } = state;
    const shown = published ? await subtitles.digest(published) : digestOf({ cues: [], regions: [] });
    const hasChanges = digestOf(given) !== shown;
    written = await write(queries, captionsKey, published, { ...given, hasChanges }, manager, now);
    return undefined;
  });
  return written!;
}

/** The cues of a draft, or of what is published, after changes. */
async function changed(
  subtitles: SubtitleConverter,
  { draft, published }: CaptionsState,
  changes: CueChanges,
) {
  const { cues, regions } = draft ?? (await publishedCues(subtitles, published));
  const given = checkCues({ cues: withChanges(cues, changes), regions });
  checkSize(given);
  return given;
}

/** Makes the draft what viewers and search get. The draft stays with its ticks, without changes. */
export async function publishDraft(
  deps: DraftDeps,
  manager: Manager,
  captionsKey: CaptionsKey,
  ifMatch: string | undefined,
): Promise<Written> {
  const state = await findCaptions(deps.db, captionsKey);
  refuseOther(state, ifMatch);
  const { published, draft } = state;
  const { tag, answer } = await cuesOf(deps.subtitles, captionsKey, state);
  // A draft without changes is published already. Only captions by a machine are saved again, as those of the person.
  if (published && !published.is_auto_generated && !draft?.hasChanges) return { tag, answer };
  checkPublishable(answer.cues);
  const { languageCode, kind } = captionsKey;
  const name = published && { name: published.language_name };
  const stored = await storeCues(deps.files, captionsKey.id, { languageCode, kind, ...name }, answer);
  const isDefault = published?.is_default ?? false;
  let written: Written | undefined;
  await replaceSubtitles(deps, manager, captionsKey.id, { ...stored, isDefault }, async (queries) => {
    const found = await findDraft(queries, captionsKey);
    if (found?.version !== draft?.version) throw changedMeanwhile();
    const now = await findPublished(queries, captionsKey);
    // A version that was switched meanwhile has other times.
    const servedBefore = draft?.servedVersion ?? published?.servedVersion;
    if (now && servedBefore !== undefined && now.servedVersion !== servedBefore) throw changedMeanwhile();
    written = await write(queries, captionsKey, now, { ...answer, hasChanges: false }, manager, deps.clock());
    if (now) await deps.subtitles.noteDigest(now, digestOf(answer));
  });
  return written!;
}

/** Discards the draft: what is published stands. Safe to repeat. */
export async function discardDraft(
  deps: CaptionsDeps,
  manager: Manager,
  captionsKey: CaptionsKey,
): Promise<void> {
  await applyChange(deps, manager, captionsKey.id, async (queries) => {
    await deleteDraft(queries, captionsKey);
    return undefined;
  });
}

async function write(
  queries: Queries,
  captionsKey: CaptionsKey,
  published: PublishedSubtitle | undefined,
  { cues, regions, hasChanges }: Required<GivenCues> & { hasChanges: boolean },
  manager: Manager,
  changedAt: Date,
): Promise<Written> {
  const facts = {
    version: crypto.randomUUID(),
    subtitleId: published?.id ?? null,
    ...{ hasChanges, changedAt, cuesCount: cues.length },
    checkedCount: cues.filter(({ isChecked }) => isChecked).length,
  };
  if (published) await markEdited(queries, published.id, changedAt);
  const draft = { ...facts, cues, regions, changedBy: manager.personId ?? null };
  const { servedVersion, changedBy } = await writeDraft(queries, captionsKey, draft);
  const answer = presentDraft(captionsKey, { ...facts, changedBy, ...ofPublished(published) });
  return { tag: tagOf(facts.version, servedVersion), answer };
}

const changedMeanwhile = () => new Problem(412, 0, because('captions.changedMeanwhile'));

function refuseOther(state: CaptionsState, ifMatch: string | undefined): void {
  if (!isMatched(ifMatch, cuesTag(state))) throw changedMeanwhile();
}
