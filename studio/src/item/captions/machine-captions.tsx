import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Subtitle } from '@tv/contract/captions/captions';
import type {
  CaptionRequest,
  MachineCaptions as Possibilities,
} from '@tv/contract/captions/machine-captions';
import { Languages, Sparkles } from 'lucide-react';
import { useEffect, useState } from 'react';
import { call } from '@tv/client/lib/api/call.ts';
import { languageName } from '@tv/client/lib/format/language-name.ts';
import * as text from '@tv/strings/en/studio/item/machine-captions.ts';
import { Button } from '@tv/ui/button.tsx';
import { Select } from '@tv/ui/forms/select.tsx';
import { languageOptions } from '../../parts/captions/languages.ts';
import { reasonOf } from '../../parts/problems/reason-of.ts';
import { CaptionRequestLine } from './caption-request-line.tsx';
import style from './machine-captions.module.css';
import { managedSubtitles } from '../../parts/captions/caption-queries.ts';
import { machineCaptions } from '../queries.ts';

type MachineCaptionsProps = { id: string; subtitles: readonly Subtitle[] };

const languages = languageOptions();
const isUnderWay = ({ state }: CaptionRequest) => state === 'waiting' || state === 'working';

/** Asks machines for captions of an item and for translations, and shows how far they are. Absent where no service is set up. */
export function MachineCaptions({ id, subtitles }: MachineCaptionsProps) {
  const queryClient = useQueryClient();
  const { data } = useQuery({
    ...machineCaptions(id),
    refetchInterval: ({ state }) => (state.data?.requests.some(isUnderWay) ? 2_000 : false),
  });
  const ended = data?.requests.filter((request) => !isUnderWay(request)).length;
  useEffect(() => {
    void queryClient.invalidateQueries({ queryKey: managedSubtitles(id).queryKey });
  }, [queryClient, id, ended]);
  const asking = useMutation({
    mutationFn: (body: { kind: CaptionRequest['kind']; languageCode?: string; subtitleId?: string }) =>
      call('POST /Management/MediaContents/:id/CaptionRequests', { params: { id }, body }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: machineCaptions(id).queryKey }),
  });
  if (!data) return null;
  const { transcriptionRefusal, translationRefusal, minutesLeft, requests } = data;
  const isSetUp = transcriptionRefusal !== 'no-service' || translationRefusal !== 'no-service';
  if (!isSetUp && requests.length === 0) return null;
  const shown = requests.filter(
    (request, index) => isUnderWay(request) || (index === 0 && request.state === 'failed'),
  );
  const refusal = refusalText(data);
  return (
    <section className={style.machine} aria-labelledby="machine-captions">
      <h2 id="machine-captions">{text.title}</h2>
      {!transcriptionRefusal && (
        <AskForCaptions
          isPending={asking.isPending}
          onAsk={(languageCode) =>
            asking.mutate({ kind: 'transcription', ...(languageCode && { languageCode }) })
          }
        />
      )}
      {!translationRefusal && subtitles.length > 0 && (
        <AskForTranslation
          subtitles={subtitles}
          isPending={asking.isPending}
          onAsk={(subtitleId, languageCode) =>
            asking.mutate({ kind: 'translation', subtitleId, languageCode })
          }
        />
      )}
      <ul className={style.requests}>
        {shown.map((request) => (
          <CaptionRequestLine key={request.id} id={id} request={request} />
        ))}
      </ul>
      {asking.error && (
        <p role="alert" className={style.problem}>
          {reasonOf(asking.error, text.unexpected)}
        </p>
      )}
      <p className={style.help}>
        {refusal ?? text.help} {!refusal && minutesLeft !== undefined && text.minutesLeft(minutesLeft)}
      </p>
    </section>
  );
}

/** Why nothing can be asked for. `undefined` where something can. */
function refusalText({ transcriptionRefusal, translationRefusal, longestMinutes = 0 }: Possibilities) {
  const reasons = [transcriptionRefusal, translationRefusal].filter((reason) => reason !== 'no-service');
  if (reasons.some((reason) => reason === undefined)) return undefined;
  const [reason = 'no-service'] = reasons;
  return reason === 'too-long' ? text.tooLong(longestMinutes) : text.refusals[reason!];
}

function AskForCaptions({ isPending, onAsk }: { isPending: boolean; onAsk: (languageCode: string) => void }) {
  const [language, setLanguage] = useState('');
  return (
    <div className={style.row}>
      <Select
        label={text.spokenLanguage}
        value={language}
        options={[{ value: '', text: text.foundByService }, ...languages]}
        onChange={setLanguage}
      />
      <Button icon={<Sparkles />} aria-disabled={isPending} onClick={() => onAsk(language)}>
        {text.makeCaptions}
      </Button>
    </div>
  );
}

type AskForTranslationProps = {
  subtitles: readonly Subtitle[];
  isPending: boolean;
  onAsk: (subtitleId: string, languageCode: string) => void;
};

function AskForTranslation({ subtitles, isPending, onAsk }: AskForTranslationProps) {
  const [chosen, setChosen] = useState('');
  const [wanted, setWanted] = useState('');
  const source = subtitles.find((subtitle) => subtitle.id === chosen) ?? subtitles[0]!;
  const targets = languages.filter(
    ({ value }) => !subtitles.some(({ languageCode }) => languageCode === value),
  );
  const suggested = [wanted, ...navigator.languages.map((each) => each.split('-')[0]), 'en', 'de'];
  const target =
    suggested.flatMap((code) => targets.find(({ value }) => value === code) ?? [])[0] ?? targets[0];
  if (!target) return null;
  return (
    <div className={style.row}>
      <Select
        label={text.from}
        value={source.id}
        options={subtitles.map((subtitle) => ({
          value: subtitle.id,
          text: languageName(subtitle.languageCode),
        }))}
        onChange={setChosen}
      />
      <Select label={text.into} value={target.value} options={targets} onChange={setWanted} />
      <Button icon={<Languages />} aria-disabled={isPending} onClick={() => onAsk(source.id, target.value)}>
        {text.translate}
      </Button>
    </div>
  );
}
