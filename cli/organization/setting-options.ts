type SettingOption<Value> = { type: 'string' } & (
  | { multiple?: never; read: (word: string, option: string) => Value }
  | { multiple: true; read: (words: string[], option: string) => Value }
);
/** The option of each setting, and how its value becomes that of the setting. */
export type SettingOptions<Settings> = {
  [Name in keyof Settings]-?: Record<string, SettingOption<Settings[Name]>>;
};
type Table = Record<string, Record<string, SettingOption<unknown>>>;

export const optionsOf = (table: Table) =>
  Object.assign({}, ...Object.values(table)) as Record<string, SettingOption<unknown>>;

/** The settings whose options are given. */
export const readSettings = <Settings>(table: SettingOptions<Settings>, values: Record<string, unknown>) =>
  Object.fromEntries(
    Object.entries(table as Table).flatMap(([name, options]) =>
      Object.entries(options)
        .filter(([option]) => values[option] !== undefined)
        .map(([option, { read }]) => [name, read(values[option] as never, option)]),
    ),
  ) as Partial<Settings>;
