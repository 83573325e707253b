import type { Tables } from './tables.ts';

type CamelCase<Name extends string> = Name extends `${infer Head}_${infer Tail}`
  ? `${Head}${Capitalize<CamelCase<Tail>>}`
  : Name;

/** Some columns of a table, under their own names. A column that the table does not have is an error of types. */
export type Row<Table extends keyof Tables, Column extends keyof Tables[Table]> = Pick<Tables[Table], Column>;

/** The columns of a table in a left join: without a row in it all are null. */
export type Joined<Columns> = Columns | { [Name in keyof Columns]: null };

/** The same under the names that statements give them with `as "camelCase"`. */
export type CamelRow<Table extends keyof Tables, Column extends keyof Tables[Table] & string> = {
  [Name in Column as CamelCase<Name>]: Tables[Table][Name];
};
