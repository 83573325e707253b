import { ExpirationOption } from '@tv/contract/enumerations';
import type { ManagedMediaContent } from '@tv/contract/media-contents/managed-media-content';
import { joinSql, literal, rawSql, sql, type Sql } from '../platform/db/sql.ts';
import { expirationOptionOf, fieldNames, fields, foldedTexts, shownNames } from './fields.ts';
import type { FieldName, ItemFields, PlainName, ShownName } from './fields.ts';

/** Reads one field of `media_contents mc`. */
export const valueOf = (name: FieldName) =>
  name === 'expirationDate'
    ? sql`case when mc.expiration_option <> ${literal(ExpirationOption.None)} then mc.expiration_date end`
    : rawSql(`mc.${fields[name].column}`);

const select = (names: readonly FieldName[]) =>
  joinSql(
    names.map((name) => sql`${valueOf(name)} as ${rawSql(`"${name}"`)}`),
    ', ',
  );

/** Reads all fields of `media_contents mc`: `ItemFields`. */
export const allFields = select(fieldNames);

/** Reads the fields that viewers see. */
export type ShownFields = Pick<ItemFields, ShownName>;
export const shownFields = select(shownNames);

/** Reads the fields that managers see under the name by which they change them. */
export type PlainFields = Pick<ManagedMediaContent & ItemFields, PlainName>;
const converted: Record<Exclude<FieldName, PlainName>, true> = {
  publishDate: true,
  chapters: true,
  expirationDate: true,
  passwordHash: true,
  audience: true,
};
const plainNames = fieldNames.filter((name): name is PlainName => !(name in converted));
export const plainFields = select(plainNames);
export const pickPlain = (row: PlainFields): PlainFields =>
  Object.fromEntries(plainNames.map((name) => [name, row[name]])) as PlainFields;

const also: { [Name in FieldName]?: (value: ItemFields[Name]) => Sql } = {
  // A new password locks the item for everyone who unlocked it with the previous one.
  passwordHash: () => sql`password_version = password_version + 1`,
  expirationDate: (value) => sql`expiration_option = ${expirationOptionOf(value)}::smallint`,
};

/** Assignments of an update that writes the changed fields, and the folded copies of the changed item. */
export function assignments(changes: Partial<ItemFields>, present: ItemFields): Sql[] {
  const names = Object.keys(changes) as FieldName[];
  const texts = Object.entries(foldedTexts({ ...present, ...changes }));
  return [
    ...names.map((name) => {
      const { column, type } = fields[name];
      const value = type === 'jsonb' ? JSON.stringify(changes[name]) : changes[name];
      return sql`${rawSql(column)} = ${value}::${rawSql(type)}`;
    }),
    ...names.flatMap((name) => also[name]?.(changes[name] as never) ?? []),
    ...texts.map(([column, text]) => sql`${rawSql(column)} = ${text}`),
  ];
}
