/** An edit of one file: `find`, which is there once (with `isFirst`: the first one counts), becomes `by`. Without `find` the file is new. */
export type Edit = { file: string; find?: string; by: string; isFirst?: true };

/**
 * A change as somebody begins it: the edit of the first file, before anything that the row of docs/changes.md names is mended. A row may
 * have several, each of which shows a part of what it names.
 */
export type TriedChange = {
  /** The first column of the row. */
  change: string;
  edits: readonly Edit[];
  /** `npm run schema` runs after the edits, as after every migration. */
  makesSchema?: true;
};

export const tried = (change: string, ...edits: Edit[]): TriedChange => ({ change, edits });

/** The same for a migration, whose text it gets, after which `npm run schema` runs. */
export const migrated = (change: string, text: string): TriedChange => ({
  change,
  edits: [newMigration(text)],
  makesSchema: true,
});

export const replace = (file: string, find: string, by: string): Edit => ({ file, find, by });
export const replaceFirst = (file: string, find: string, by: string): Edit => ({
  file,
  find,
  by,
  isFirst: true,
});
/** A migration after all others, without `npm run schema`. */
export const newMigration = (text: string): Edit => ({ file: 'server/migrations/9999-tried.sql', by: text });
