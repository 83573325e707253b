import { Type, type Static, type TSchema } from 'typebox';
import { Role } from './enumerations.ts';
import { limits } from './limits/limits.ts';

export const Id = Type.String({ format: 'uuid', description: 'UUID' });
export const Instant = Type.String({ format: 'date-time', description: 'ISO 8601, UTC' });
export const Email = Type.String({ minLength: 3, maxLength: 254 });
export const Seconds = Type.Number({ minimum: 0, maximum: 360_000, description: 'seconds' });
/** A value of the enumeration that is named, between its least and its greatest. `more` follows its name in the documents. */
export function valueOf(named: Record<string, Record<string, number>>, more = '') {
  const [[name, enumeration]] = Object.entries(named) as [[string, Record<string, number>]];
  const values = Object.values(enumeration);
  return Type.Integer({
    minimum: Math.min(...values),
    maximum: Math.max(...values),
    description: `${name}${more}`,
  });
}
export const Flag = Type.Boolean();
/** Absent: off. */
export const Switch = Type.Optional(Flag);

export const ById = Type.Object({ id: Id });
export const ByOrganizationAndId = Type.Object({ organizationId: Id, id: Id });
export const ByOrganization = Type.Object({ organizationId: Id });

export const SearchTerm = Type.String({ maxLength: limits.searchTermLength });
export const SortOrder = Type.Union([
  Type.Literal('Asc'),
  Type.Literal('Desc'),
  Type.Literal('asc'),
  Type.Literal('desc'),
]);

/** A filter whose name may be repeated in a query: `tag=a&tag=b` finds entries that have either. */
export const anyOf = <Item extends TSchema>(item: Item) =>
  Type.Array(item, { minItems: 1, maxItems: limits.anyOf, description: 'any of; the name is repeated' });

/** What every paged list takes. `cursor` is the `x-pagination-next` of the page before and wins over `pageIndex`. */
export const paging = {
  pageIndex: Type.Optional(Type.Integer({ minimum: 1, maximum: 1_000_000 })),
  pageSize: Type.Optional(Type.Integer({ minimum: 1, maximum: limits.largestPage })),
  cursor: Type.Optional(Type.String({ maxLength: 500 })),
};

/** A role as it travels. */
export const RoleName = Type.Union([
  Type.Literal(Role.Viewer),
  Type.Literal(Role.ContentManager),
  Type.Literal(Role.OrganizationManager),
  Type.Literal(Role.Admin),
]);

/** The fields of a problem. */
const problemFields = {
  errorCode: Type.Integer(),
  message: Type.String({ description: 'in English' }),
  reason: Type.String({
    description: 'names why, such as `captions.tooMany`; a name keeps its meaning, and further ones may come',
  }),
  exceptionData: Type.Optional(
    Type.Record(Type.String(), Type.Unknown(), {
      description: 'the values of the reason, such as `most`, and what a call documents besides',
    }),
  ),
};

/** Why something failed, as in the body of a problem. */
export const ProblemBody = Type.Object(problemFields);
export type ProblemBody = Static<typeof ProblemBody>;

export const Problem = Type.Object({ ...problemFields, traceId: Type.String() });

/** Why one of many things was not done: what the call for it alone would answer. */
export const Refusal = Type.Object({
  status: Type.Integer({ description: 'as the call for this one alone would answer; 503: not tried' }),
  ...problemFields,
});
export type Refusal = Static<typeof Refusal>;
