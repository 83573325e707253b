import type { ItemForm } from './item-form.ts';

/** A field that two people changed in different ways, as the other one has it. */
export type FieldDispute = {
  [Name in keyof ItemForm]-?: { name: Name; theirs: ItemForm[Name] };
}[keyof ItemForm];

export const isSameForm = (one: ItemForm, other: ItemForm): boolean =>
  fieldNamesOf(one).every((name) => isSame(one[name], other[name]));

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

const fieldNamesOf = (form: ItemForm) => Object.keys(form) as (keyof ItemForm)[];

/** The fields that both people changed since `base`. What both changed alike is not a dispute; the others stay as `mine` has them. */
export function mergeForms(
  base: ItemForm,
  mine: ItemForm,
  theirs: ItemForm,
): { value: ItemForm; disputes: FieldDispute[] } {
  const changedByThem = fieldNamesOf(theirs).filter((name) => !isSame(base[name], theirs[name]));
  const [disputed, taken] = [
    changedByThem.filter((name) => !isSame(base[name], mine[name]) && !isSame(mine[name], theirs[name])),
    changedByThem.filter((name) => isSame(base[name], mine[name])),
  ];
  return {
    value: { ...mine, ...Object.fromEntries(taken.map((name) => [name, theirs[name]])) },
    disputes: disputed.map((name) => ({ name, theirs: theirs[name] }) as FieldDispute),
  };
}

/** The fields in which two forms differ, with the values of the first. */
export const differingFields = (one: ItemForm, other: ItemForm): Partial<ItemForm> =>
  Object.fromEntries(
    fieldNamesOf(one)
      .filter((name) => !isSame(one[name], other[name]))
      .map((name) => [name, one[name]]),
  );
