import type { SourceKind } from '@tv/contract/source-kinds';
import { readers } from './readers.ts';
import { SourceProblem, type SourceInput, type SourceReading } from './source.ts';
import { withinLimits } from './within-limits.ts';

/** Everything that a source holds, within the limits of the portal. Throws a `SourceProblem` where it cannot be read at all. */
export async function readSource(kind: SourceKind, input: SourceInput): Promise<SourceReading> {
  const reader = readers[kind];
  if (!reader) throw new SourceProblem(`Sources of the kind "${kind}" cannot be read yet.`);
  return withinLimits(await reader.read(input));
}
