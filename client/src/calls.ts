import type { Api, Body, CallName, Params, Query } from '@tv/contract/calls/api';
import type { Answer as AnswerOf } from '@tv/contract/calls/api';

/** A call of the API by its method and address, such as `GET /MediaContents/Publics/:id`. */
export type Call = CallName;
export type Answer<Name extends Call> = AnswerOf<Name>;
/** The calls that answer a list in pages. */
export type PagedCall = { [Name in Call]: Api[Name] extends { paged: true } ? Name : never }[Call];

type Given<Key extends string, Value> = [Value] extends [undefined] ? unknown : { [K in Key]: Value };
type OptionalIfEmpty<Key extends string, Value> = [Value] extends [undefined]
  ? unknown
  : { [K in Key]?: Value };

/** What a call takes: the names in its address, its query, its JSON body. */
export type Options<Name extends Call> = Given<'params', Params<Name>> &
  OptionalIfEmpty<'query', Query<Name>> &
  Given<'body', Body<Name>>;
/** What the service learns about a file. */
export type NewUpload = Body<'POST /Management/Uploads'>;
