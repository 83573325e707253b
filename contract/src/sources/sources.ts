import { Type, type Static } from 'typebox';
import { endpoints } from '../endpoint.ts';
import { Id, paging } from '../fields.ts';
import { organizationScope } from '../organization/organization-scope.ts';
import { ProblemCode } from '../problems.ts';
import { sourceKinds, sourceLimits } from './source-kinds.ts';
import { FilledLine } from '../texts.ts';

const kind = Type.Enum([...sourceKinds], { description: 'the system' });
const instance = FilledLine({
  maxLength: sourceLimits.instance,
  description: 'the account, channel or server of it',
});

/** Where an item came from. Kind, instance and id together are unique in an organization. */
export const ItemSource = Type.Object(
  {
    kind,
    instance,
    id: FilledLine({ maxLength: sourceLimits.id, description: 'as the source names the item' }),
    viewsBefore: Type.Optional(
      Type.Integer({
        minimum: 0,
        maximum: Number.MAX_SAFE_INTEGER,
        description: 'how often it was viewed there; a figure of the past, which no count here includes',
      }),
    ),
  },
  { additionalProperties: false },
);
export type ItemSource = Static<typeof ItemSource>;

/** What became of one item of a source. */
const BroughtItem = Type.Object({
  sourceId: Type.String(),
  state: Type.Enum(['arriving', 'here', 'deleted'], {
    description: 'arriving: its file is being sent; deleted: it was here, and was deleted',
  }),
  id: Type.Optional(Type.String({ ...Id, description: 'of the media content, where the caller manages it' })),
});
export type BroughtItem = Static<typeof BroughtItem>;

/** What was moved in from other systems. */
export const sources = endpoints({
  'GET /Management/Sources': {
    summary: 'What was brought in from one source, by its ids there.',
    access: 'content-manager',
    query: Type.Object({ kind, instance, ...paging, ...organizationScope }),
    answer: Type.Array(BroughtItem),
    paged: true,
    problems: [ProblemCode.NotFound],
  },
});
