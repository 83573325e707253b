import { useMutation } from '@tanstack/react-query';
import { AudioTrackKind } from '@tv/contract/enumerations';
import type { Upload } from '@tv/contract/uploads/uploads';
import { FileUp, X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { call } from '@tv/client/lib/api/call.ts';
import { toast } from '@tv/client/lib/layout/toasts.ts';
import * as item from '@tv/strings/en/studio/item/item.ts';
import * as text from '@tv/strings/en/studio/item/sound.ts';
import { Button } from '@tv/ui/button.tsx';
import { Select } from '@tv/ui/forms/select.tsx';
import { languageOptions } from '../../parts/captions/languages.ts';
import { reasonOf } from '../../parts/problems/reason-of.ts';
import { TextField } from '@tv/ui/forms/text-field.tsx';
import { kindOptions, longestSoundName } from './sound-labels.tsx';
import { FileInput } from '@tv/ui/forms/file-input.tsx';
import style from './sound-tab.module.css';
import { percentWords } from '@tv/client/lib/format/percent-words.ts';

/** Sends the bytes of a file from where an earlier try has stopped. */
export type SendSound = (given: {
  file: File;
  upload: Upload;
  onProgress: (sentBytes: number) => void;
  signal: AbortSignal;
}) => Promise<void>;

type AddSoundProps = { id: string; send: SendSound; onAdded: () => void };

/** Adds a file of sound as a further track. The same file, chosen again, goes on where it stopped. */
export function AddSound({ id, send, onAdded }: AddSoundProps) {
  const input = useRef<HTMLInputElement>(null);
  const stopping = useRef<AbortController>(undefined);
  const [kind, setKind] = useState(String(AudioTrackKind.Dubbed));
  const [language, setLanguage] = useState('en');
  const [name, setName] = useState('');
  const [share, setShare] = useState(0);
  useEffect(() => () => stopping.current?.abort(), []);
  const adding = useMutation({
    mutationFn: async (file: File) => {
      const stop = new AbortController();
      stopping.current = stop;
      setShare(0);
      const upload = await call('POST /Management/MediaContents/:id/SoundTracks', {
        params: { id },
        body: {
          ...{ fileName: file.name, sizeInBytes: file.size, kind: Number(kind), languageCode: language },
          ...(name.trim() && { name: name.trim() }),
          idempotencyKey: `${file.name.slice(-80)} ${file.size} ${file.lastModified}`,
        },
      });
      try {
        await send({
          ...{ file, upload, signal: stop.signal },
          onProgress: (sent) => setShare(sent / file.size),
        });
      } catch (error) {
        // The person stopped the upload. The bytes that have arrived are used the next time.
        if (stop.signal.aborted) return false;
        throw error;
      }
      await call('POST /Management/MediaContents/:id/SoundTracks/:trackId/Completions', {
        params: { id, trackId: upload.id },
      });
      return true;
    },
    onSuccess: (isSent) => {
      if (!isSent) return;
      setName('');
      toast(text.sent);
    },
    onSettled: onAdded,
  });
  const problem = adding.error && reasonOf(adding.error, item.unexpected);
  return (
    <div className={style.add}>
      <Select label={text.kind} value={kind} options={kindOptions} onChange={setKind} />
      <Select label={text.language} value={language} options={languageOptions()} onChange={setLanguage} />
      <div className={style.title}>
        <TextField
          label={text.name}
          help={text.nameHelp}
          value={name}
          maxLength={longestSoundName}
          onChange={setName}
        />
      </div>
      {adding.isPending ? (
        <>
          <progress className={style.progress} value={share} aria-label={text.sending('')} />
          <span className={style.fact}>{text.sending(percentWords(share))}</span>
          <Button icon={<X />} onClick={() => stopping.current?.abort()}>
            {text.stop}
          </Button>
        </>
      ) : (
        <Button icon={<FileUp />} onClick={() => input.current?.click()}>
          {text.choose}
        </Button>
      )}
      <FileInput
        ref={input}
        accept="audio/*,video/*,.mka,.mkv,.ac3,.eac3,.dts"
        onChoose={([file]) => adding.mutate(file)}
      />
      <p className={problem ? style.problem : style.fact} role={problem ? 'alert' : undefined}>
        {problem || text.help}
      </p>
    </div>
  );
}
