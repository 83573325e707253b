import { captionEndings } from '@tv/contract/captions/caption-formats';
import { useRef, type ReactNode } from 'react';
import { Button } from '@tv/ui/button.tsx';
import { FileInput } from '@tv/ui/forms/file-input.tsx';
import { useTakeFiles } from './use-take-files.ts';

type FileChooserProps = {
  label: string;
  icon?: ReactNode;
  look?: 'primary' | 'secondary';
  /** Chooses a folder, with all that is in it. */
  isFolder?: boolean;
  /** What the dialog offers; empty: every file. Else video, sound, captions and sheets. */
  accept?: string;
  /** Opens the camera of a telephone or tablet instead. */
  isRecording?: boolean;
  /** The key that presses the button, where it is told. */
  shortcut?: string;
  onTaken?: (ids: string[]) => void;
};

const captions = captionEndings.map((ending) => `.${ending}`).join();
const media = `video/*,audio/*,.mkv,.mxf,.ts,${captions},.csv,.tsv`;

/** A button that opens the system's dialog for files. On a telephone that offers the camera, too. */
export function FileChooser({
  label,
  icon,
  look,
  isFolder,
  isRecording,
  accept = media,
  shortcut,
  onTaken,
}: FileChooserProps) {
  const takeFiles = useTakeFiles();
  const attributes = isFolder
    ? { webkitdirectory: '' as const }
    : isRecording
      ? { accept: 'video/*', capture: 'environment' as const }
      : { accept };
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button
        look={look ?? 'secondary'}
        icon={icon}
        aria-keyshortcuts={shortcut}
        data-upload={shortcut && ''}
        onClick={() => input.current?.click()}
      >
        {label}
      </Button>
      <FileInput
        ref={input}
        isMultiple={!isRecording}
        {...attributes}
        onChoose={(files) => {
          const ids = takeFiles(files);
          if (ids.length > 0) onTaken?.(ids);
        }}
      />
    </>
  );
}
