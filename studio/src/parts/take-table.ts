import { useMutation } from '@tanstack/react-query';
import { toast } from '@tv/client/lib/layout/toasts.ts';
import { reasonOf } from './problems/reason-of.ts';
import { saveFile } from '@tv/client/lib/browser/save-file.ts';

/** Milliseconds: a table may have hundreds of thousands of lines. */
const timeLimit = 300_000;

/** A table for spreadsheets: how it is asked for, and the name of its file. */
export type Table = { take: (timeLimit: number) => Promise<Blob>; fileName: string };

/** Saves tables as files, one at a time. `otherwise`: the sentence for a failure of which the service tells no reason. */
export function useTakeTable(otherwise: string): { take: (table: Table) => void; isTaking: boolean } {
  const taking = useMutation({
    mutationFn: async (table: Table) => saveFile(await table.take(timeLimit), table.fileName),
    onError: (error) => toast(reasonOf(error, otherwise)),
  });
  return {
    take: (table) => {
      if (!taking.isPending) taking.mutate(table);
    },
    isTaking: taking.isPending,
  };
}
