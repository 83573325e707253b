import type { SourceKind } from '@tv/contract/sources/source-kinds';
import { readers } from './readers.ts';
import type { SourceInput, SourceReading } from './source.ts';
import { withinLimits } from './within-limits.ts';

/** Everything that a source holds, within the limits of the portal. Throws a `SourceProblem` where it cannot be read at all. */
export async function readSource(kind: SourceKind, input: SourceInput): Promise<SourceReading> {
  return withinLimits(await readers[kind](input));
}
