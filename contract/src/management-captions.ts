import { Type } from 'typebox';
import { endpoints } from './endpoint.ts';
import { ById, Id, paging } from './fields.ts';
import { LanguageCode } from './management.ts';
import { Subtitle, SubtitleImport } from './media.ts';
import { ProblemCode } from './problems.ts';

const problems = [ProblemCode.NotFound];

/** Captions of an item that is there already, published or not. */
export const managementCaptions = endpoints({
  'GET /Management/MediaContents/:id/Subtitles': {
    summary: 'Its captions and translations, by language.',
    access: 'command-line',
    params: ById,
    query: Type.Object(paging),
    answer: Type.Array(Subtitle),
    paged: true,
    problems,
  },
  'PUT /Management/MediaContents/:id/Subtitles/:languageCode': {
    summary:
      'Adds captions, or replaces those of the same language and kind: VTT, SRT, TTML or DFXP, as application/offset+octet-stream. A malformed file is refused with its line; what was left out or assumed is answered.',
    access: 'command-line',
    params: Type.Object({ id: Id, languageCode: LanguageCode }),
    query: Type.Object({
      name: Type.Optional(Type.String({ minLength: 1, maxLength: 100 })),
      kind: Type.Optional(Type.Integer({ minimum: 0, maximum: 2, description: 'SubtitleKind' })),
      isDefault: Type.Optional(Type.Boolean()),
    }),
    answer: SubtitleImport,
    problems,
    raw: true,
  },
  'DELETE /Management/MediaContents/:id/Subtitles/:subtitleId': {
    summary: 'Removes captions. Safe to repeat.',
    access: 'command-line',
    params: Type.Object({ id: Id, subtitleId: Id }),
    problems,
  },
});
