import { Type, type Static } from 'typebox';
import { LanguageCode } from '../captions/captions.ts';
import { endpoints } from '../endpoint.ts';
import { AudioTrackKind } from '../enumerations.ts';
import { ById, Flag, Id, valueOf } from '../fields.ts';
import { ProblemCode } from '../problems.ts';
import { uploadLimits } from '../limits/upload-limits.ts';
import { FileName, Upload } from '../uploads/uploads.ts';
import { FilledLine, Line } from '../texts.ts';

/** Sound tracks that one item can have beside those of its file. */
export const maxAddedSounds = 20;
/** Bytes of a file that brings a sound track. */
export const maxSoundBytes = Math.min(uploadLimits.file, 5_000_000_000);

/** The most seconds by which a sound track may be longer or shorter than its item: a tenth of it, from 2 seconds up to a minute. */
export const maxDifference = (itemInSeconds: number): number => Math.min(60, Math.max(2, itemInSeconds / 10));

/** `left-out`: it is ready, but the length of the item has changed too much since. */
export const soundStates = ['uploading', 'waiting', 'processing', 'failed', 'ready', 'left-out'] as const;

const kind = valueOf({ AudioTrackKind });
const name = FilledLine({ maxLength: 80 });

export const SoundTrack = Type.Object({
  id: Type.String({ description: '`audio-1` for the first track of the file of the item' }),
  isAdded: Flag,
  kind: Type.Integer({ description: 'AudioTrackKind' }),
  languageCode: Type.Optional(Type.String()),
  name: Type.String(),
  isDefault: Type.Boolean({ description: 'played where nobody chooses another one' }),
  state: Type.Enum(soundStates),
  progress: Type.Number({ minimum: 0, maximum: 1 }),
  problem: Type.Optional(Type.String({ description: 'why it could not be made, or is left out' })),
  note: Type.Optional(Type.String({ description: 'how its length was brought to that of the item' })),
});
export type SoundTrack = Static<typeof SoundTrack>;

export const NewSoundTrack = Type.Object(
  {
    fileName: FileName,
    sizeInBytes: Type.Integer({ minimum: 1, maximum: maxSoundBytes }),
    idempotencyKey: Type.Optional(
      Line({ minLength: 8, maxLength: 150, description: 'the same key finds the same upload again' }),
    ),
    kind,
    languageCode: LanguageCode,
    name: Type.Optional(name),
  },
  { additionalProperties: false },
);
export type NewSoundTrack = Static<typeof NewSoundTrack>;

export const SoundTrackChange = Type.Object(
  {
    kind: Type.Optional(kind),
    languageCode: Type.Optional(LanguageCode),
    name: Type.Optional(name),
    isDefault: Type.Optional(Type.Literal(true)),
  },
  { additionalProperties: false },
);
export type SoundTrackChange = Static<typeof SoundTrackChange>;

const BySound = Type.Object({
  id: Id,
  trackId: Type.String({
    pattern:
      '^(audio-[0-9]{1,3}|[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12})$',
  }),
});
const call = { access: 'content-manager', problems: [ProblemCode.NotFound] } as const;

/** The sound tracks of an item: those of its file, and those that people add, e.g. a dub or an audio description. */
export const soundTracks = endpoints({
  'GET /Management/MediaContents/:id/SoundTracks': {
    summary: 'Its sound tracks: those of the file first, then those that were added, oldest first.',
    ...call,
    params: ById,
    answer: Type.Array(SoundTrack),
  },
  'POST /Management/MediaContents/:id/SoundTracks': {
    summary:
      'Announces a file whose sound becomes a further track. Its bytes follow by `PATCH /Management/Uploads/:id`, then `…/Completions`. The pictures are not encoded again.',
    ...call,
    params: ById,
    body: NewSoundTrack,
    answer: Upload,
    status: 201,
  },
  'POST /Management/MediaContents/:id/SoundTracks/:trackId/Completions': {
    summary:
      'Has the track made of the file that has arrived. Its length becomes that of the item; one that differs by more than a tenth, 2 seconds at least and a minute at most, is refused. Safe to repeat.',
    ...call,
    params: BySound,
    answer: SoundTrack,
  },
  'PATCH /Management/MediaContents/:id/SoundTracks/:trackId': {
    summary:
      'Names a track that was added, or makes any track the one that is played by itself. What is left out stays as it is.',
    ...call,
    params: BySound,
    body: SoundTrackChange,
    answer: SoundTrack,
  },
  'DELETE /Management/MediaContents/:id/SoundTracks/:trackId': {
    summary:
      'Removes a track that was added, or ends its upload. 409 for a track of the file of the item. 204 also where it is gone already.',
    ...call,
    params: BySound,
  },
});
