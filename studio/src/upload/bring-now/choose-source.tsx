import { useMutation } from '@tanstack/react-query';
import { type SourceKind, sourceKinds } from '@tv/contract/sources/source-kinds';
import { acceptedLocations } from '@tv/sources/accepted-locations';
import { FileArchive, FolderOpen } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { kinds as kindNames } from '@tv/strings/en/studio/content/bring-in.ts';
import * as text from '@tv/strings/en/studio/content/bring-now.ts';
import { Button } from '@tv/ui/button.tsx';
import field from '@tv/ui/forms/field.module.css';
import { FileInput } from '@tv/ui/forms/file-input.tsx';
import { wordsOf } from '../../parts/problems/say-note.ts';
import { SelectField } from '@tv/ui/forms/select-field.tsx';
import style from './bring-now.module.css';
import { setBringing } from './bring-store.ts';
import { droppedFiles, type FileAt, pathsOf } from './dropped-folder.ts';

const kinds = sourceKinds
  .filter((kind) => acceptedLocations[kind].includes('folder'))
  .map((value) => ({ value, text: kindNames[value] }));

/** The readers' code comes with the first thing that is read. */
const readChosen = async (kind: SourceKind, chosen: FileAt[]) =>
  (await import('./read-chosen.ts')).readChosen(kind, chosen);

/** A folder or an archive, and what it holds. It is read at once. */
export function ChooseSource() {
  const [kind, setKind] = useState<SourceKind>('folder');
  const folder = useRef<HTMLInputElement>(null);
  const archive = useRef<HTMLInputElement>(null);
  const zone = useRef<HTMLDivElement>(null);
  const reading = useMutation({
    mutationFn: async (chosen: FileAt[] | Promise<FileAt[]>) => readChosen(kind, await chosen),
    onSuccess: setBringing,
  });
  const { mutate } = reading;
  useEffect(() => {
    // A drop elsewhere in the studio uploads files: this one is not told to the window.
    const take = (event: DragEvent) => {
      if (!event.dataTransfer?.types.includes('Files')) return;
      event.preventDefault();
      event.stopPropagation();
      mutate(droppedFiles(event.dataTransfer.items));
    };
    const element = zone.current;
    element?.addEventListener('drop', take);
    return () => element?.removeEventListener('drop', take);
  }, [mutate]);
  const { error, isPending } = reading;
  const problem = error && wordsOf(error, text.unreadable);
  return (
    <div ref={zone} className={style.choose}>
      <SelectField label={text.kind} value={kind} options={kinds} onChange={setKind} />
      <div className={style.buttons}>
        <Button
          look="primary"
          icon={<FolderOpen />}
          aria-disabled={isPending}
          onClick={() => !isPending && folder.current?.click()}
        >
          {text.chooseFolder}
        </Button>
        <Button
          icon={<FileArchive />}
          aria-disabled={isPending}
          onClick={() => !isPending && archive.current?.click()}
        >
          {text.chooseArchive}
        </Button>
        <FileInput ref={folder} isMultiple webkitdirectory="" onChoose={(files) => mutate(pathsOf(files))} />
        <FileInput ref={archive} accept=".zip" onChoose={(files) => mutate(pathsOf(files))} />
      </div>
      <p className={style.note}>{text.dropHere}</p>
      <p className={style.note} role="status">
        {isPending && text.reading}
      </p>
      {problem && (
        <p className={field.error} role="alert">
          {problem}
        </p>
      )}
      <p className={style.note}>{text.feeds}</p>
    </div>
  );
}
