/** A baseline: one migration that others became. */
export type Baseline = {
  /** The last version that has those others. */
  version: string;
  replaced: { name: string; checksum: string }[];
};

/** The text says it in lines such as `-- baseline of: 2.57.0` and, for each migration, `-- stands for: <SHA-256> <name>`. */
export function readBaseline(text: string): Baseline | undefined {
  const [, version] = /^-- baseline of: (\S+)$/m.exec(text) ?? [];
  if (version === undefined) return undefined;
  const lines = text.matchAll(/^-- stands for: ([0-9a-f]{64}) (\S+)$/gm);
  return {
    version,
    replaced: [...lines].map(([, checksum, name]) => ({ name: name!, checksum: checksum! })),
  };
}

/**
 * Whether a database has all that became the baseline, and so its schema. `applied`: names and checksums; null: not known.
 * Throws what `refuse` makes where it has some of it, or another text: the baseline fits neither what is there nor what is not.
 */
export function goesOnFrom(
  { version, replaced }: Baseline,
  applied: ReadonlyMap<string, string | null>,
  refuse: (lack: { migration: string; version: string }) => Error,
): boolean {
  if (!replaced.some(({ name }) => applied.has(name))) return false;
  const lacking = replaced.find(({ name, checksum }) => {
    const stored = applied.get(name);
    return stored === undefined || (stored !== null && stored !== checksum);
  });
  if (lacking) throw refuse({ migration: lacking.name, version });
  return true;
}

/** Names that a database of this version or an earlier one may have. */
export const knownNames = (
  migrations: readonly { name: string; baseline: Baseline | undefined }[],
): Set<string> =>
  new Set(
    migrations.flatMap(({ name, baseline }) => [
      name,
      ...(baseline?.replaced ?? []).map((each) => each.name),
    ]),
  );
