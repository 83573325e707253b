import { useMutation } from '@tanstack/react-query';
import { captionFormats, type WrittenEnding, writtenFormats } from '@tv/contract/captions/caption-formats';
import { Download, FileUp } from 'lucide-react';
import { useRef } from 'react';
import { call } from '@tv/client/lib/api/call.ts';
import { saveFile } from '@tv/client/lib/browser/save-file.ts';
import { toast } from '@tv/client/lib/layout/toasts.ts';
import * as text from '@tv/strings/en/studio/item/captions.ts';
import { Button } from '@tv/ui/button.tsx';
import { Menu } from '@tv/ui/menus/menu.tsx';
import { bytesOf } from '../parts/bytes-of.ts';
import { reasonOf } from '../parts/problems/reason-of.ts';
import { noteWords } from '../parts/problems/reason-words.ts';
import type { CueEditor } from './cue-editor.ts';
import { newKey } from './cues/change-cues.ts';
import type { CaptionsKey } from './queries.ts';
import { captionFiles, FileInput } from '@tv/ui/forms/file-input.tsx';

/** Milliseconds. */
const fileTimeLimit = 60_000;

/** Reads a file into the editor, where it can be undone. Nothing of it is stored before it is saved as the draft. */
function useImport(editor: CueEditor, { id, languageCode }: CaptionsKey) {
  return useMutation({
    mutationFn: (file: File) =>
      call('POST /Management/MediaContents/:id/Subtitles/:languageCode/Readings', {
        params: { id, languageCode },
        ...bytesOf(file, {}, fileTimeLimit),
      }),
    onSuccess: ({ cues, notes }) => {
      const read = cues.map((cue) => ({ ...cue, key: newKey() }));
      editor.edit(read, { active: read[0]?.key });
      toast([text.imported(read.length), ...notes.slice(0, 2).map(noteWords)].join(' '), {
        undo: () => editor.undo(),
      });
    },
    onError: (error) => toast(reasonOf(error, text.unexpected)),
  });
}

type ImportButtonProps = { editor: CueEditor; captions: CaptionsKey; look?: 'neutral' | 'secondary' };

export function ImportButton({ editor, captions, look = 'neutral' }: ImportButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  const importing = useImport(editor, captions);
  return (
    <>
      <Button
        look={look}
        icon={<FileUp />}
        aria-disabled={importing.isPending}
        onClick={() => input.current?.click()}
      >
        {text.importFile}
      </Button>
      <FileInput ref={input} accept={captionFiles} onChoose={([file]) => importing.mutate(file)} />
    </>
  );
}

/** The draft as a file. What was changed is saved before. */
export function DownloadButton({ captions, save }: { captions: CaptionsKey; save: () => Promise<void> }) {
  const { id, languageCode, kind } = captions;
  const download = async (format: WrittenEnding) => {
    await save();
    const {
      fileName,
      mediaType,
      text: content,
    } = await call('GET /Management/MediaContents/:id/Subtitles/:languageCode/Cues/Files', {
      params: { id, languageCode },
      query: { kind, format },
    });
    saveFile(new Blob([content], { type: mediaType }), fileName);
  };
  const entries = writtenFormats
    .map((format) => captionFormats[format])
    .map(({ name, ending }) => ({
      key: ending,
      label: `${name} (.${ending})`,
      onAction: () => void download(ending).catch((error) => toast(reasonOf(error, text.unexpected))),
    }));
  return (
    <Menu
      label={text.downloadMenu}
      sections={[{ entries }]}
      align="end"
      trigger={(props) => (
        <Button look="neutral" icon={<Download />} {...props}>
          {text.download}
        </Button>
      )}
    />
  );
}
