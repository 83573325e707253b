import type { RowsEvent } from './rows-db.ts';

/** The facts that are noted of rows while they pass. */
export type NamedFiles = {
  /** The table whose rows come now. */
  table: string;
  /** Files that rows name: keys of the store, and folders that hold a package each. */
  keys: Set<string>;
  folders: Set<string>;
  /** Names of the migrations that were applied. */
  migrations: string[];
};

/** The columns that hold the key of a file. */
export const fileColumns: Record<string, readonly string[]> = {
  attachments: ['file'],
  categories: ['cover_file'],
  organizations: ['logo_file', 'logo_dark_file'],
  sound_tracks: ['playlist_file', 'media_file'],
  subtitles: ['original_file', 'vtt_file'],
  upload_chunks: ['file'],
  upload_companions: ['file'],
};

export const packageFolder = (id: unknown, version: unknown) => `media/${String(id)}/${String(version)}`;
export const packageDescription = 'media-package.json';

const isNoted = (table: string) =>
  table in fileColumns || ['media_contents', 'media_versions', 'migrations'].includes(table);

/** Adds the files that these rows name. The events of one reading come in their order. */
export function collectNamedFiles(named: NamedFiles, event: RowsEvent): void {
  if (event.kind === 'table') named.table = event.name;
  const { table } = named;
  if (event.kind !== 'rows' || !isNoted(table)) return;
  for (const text of event.rows) {
    const row = JSON.parse(text) as Record<string, unknown>;
    for (const column of fileColumns[table] ?? [])
      if (typeof row[column] === 'string') named.keys.add(row[column]);
    if (table === 'migrations') named.migrations.push(row.name as string);
    if (table === 'media_contents' && row.package && row.package_version !== 0)
      named.folders.add(packageFolder(row.id, row.package_version));
    if (table === 'media_versions' && row.package)
      named.folders.add(packageFolder(row.media_content_id, row.version));
  }
}

/** Named files that are not among the saved ones. */
export const missingOf = ({ keys, folders }: NamedFiles, files: ReadonlyMap<string, unknown>): string[] => [
  ...[...keys].filter((key) => !files.has(key)),
  ...[...folders].map((folder) => `${folder}/${packageDescription}`).filter((key) => !files.has(key)),
];
