import { Type } from 'typebox';
import { endpoints } from '../endpoint.ts';
import { ById } from '../fields.ts';
import { ProblemCode } from '../problems.ts';

/** How loud an item is over its time. */
export const SoundPeaks = Type.Object({
  state: Type.Union([Type.Literal('ready'), Type.Literal('making'), Type.Literal('none')], {
    description: '`none`: the item has no sound, or its peaks could not be made',
  }),
  perSecond: Type.Optional(Type.Number()),
  peaks: Type.Optional(
    Type.String({ description: 'a byte for each part of the time, relative to the loudest, as base64' }),
  ),
});

export const peaks = endpoints({
  'POST /Management/MediaContents/:id/Peaks': {
    summary:
      'How loud the original sound of the item is, for editors of captions. A worker makes it when it is asked for first: ask again until then. Safe to repeat.',
    access: 'content-manager',
    params: ById,
    answer: SoundPeaks,
    problems: [ProblemCode.NotFound],
  },
});
