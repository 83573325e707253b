import { Upload } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import * as text from '@tv/strings/en/studio/content/upload.ts';
import { collectDropped } from './collect-dropped.ts';
import style from './drop-zone.module.css';
import { useTakeFiles } from './use-take-files.ts';

const holdsFiles = ({ dataTransfer }: DragEvent) => dataTransfer?.types.includes('Files') === true;

/** Takes files and folders that are dropped anywhere in the studio. */
export function DropZone() {
  const [isOver, setOver] = useState(false);
  const takeFiles = useTakeFiles();
  const take = useRef(takeFiles);
  useEffect(() => {
    take.current = takeFiles;
  });
  useEffect(() => {
    const stop = new AbortController();
    const listen = (name: 'dragover' | 'dragleave' | 'drop', act: (event: DragEvent) => void) =>
      addEventListener(name, (event) => holdsFiles(event) && act(event), { signal: stop.signal });
    listen('dragover', (event) => {
      event.preventDefault();
      setOver(true);
    });
    // Leaving the window has no target that is entered.
    listen('dragleave', ({ relatedTarget }) => relatedTarget === null && setOver(false));
    listen('drop', (event) => {
      event.preventDefault();
      setOver(false);
      if (event.dataTransfer)
        void collectDropped(event.dataTransfer.items).then((files) => take.current(files));
    });
    return () => stop.abort();
  }, []);
  if (!isOver) return null;
  return (
    <div className={style.zone} aria-hidden="true">
      <p className={style.words}>
        <Upload />
        {text.letGo}
      </p>
    </div>
  );
}
