import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { CaptionRequest } from '@tv/contract/captions/machine-captions';
import { call } from '@tv/client/lib/api/call.ts';
import { languageName } from '@tv/client/lib/format/language-name.ts';
import { toast } from '@tv/client/lib/layout/toasts.ts';
import * as text from '@tv/strings/en/studio/item/machine-captions.ts';
import { Button } from '@tv/ui/button.tsx';
import { ProgressBar } from '@tv/ui/loading/progress-bar.tsx';
import { problemWords } from '../../parts/problems/reason-words.ts';
import style from './machine-captions.module.css';
import { machineCaptions } from '../queries.ts';

/** How far a machine is with what it was asked for, and why it failed. */
export function CaptionRequestLine({ id, request }: { id: string; request: CaptionRequest }) {
  const queryClient = useQueryClient();
  const cancelling = useMutation({
    mutationFn: () =>
      call('DELETE /Management/MediaContents/:id/CaptionRequests/:requestId', {
        params: { id, requestId: request.id },
      }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: machineCaptions(id).queryKey }),
    onError: () => toast(text.unexpected),
  });
  const { state, progress, problem } = request;
  const name = nameOf(request);
  const isUnderWay = state === 'waiting' || state === 'working';
  return (
    <li className={style.request}>
      <span className={style.name}>{name}</span>
      <span role="status" className={state === 'failed' ? style.problem : style.help}>
        {text.states[state]}
        {problem && `: ${problemWords(problem)}`} {problem && isUnderWay && text.tryAgain}
      </span>
      {isUnderWay && (
        <div className={style.doing}>
          <div className={style.progress}>
            <ProgressBar label={text.progressOf(name)} value={progress} />
          </div>
          <Button size="small" aria-disabled={cancelling.isPending} onClick={() => cancelling.mutate()}>
            {text.cancel}
            <span className="visually-hidden">: {name}</span>
          </Button>
        </div>
      )}
    </li>
  );
}

function nameOf({ kind, languageCode }: CaptionRequest): string {
  if (!languageCode) return text.captions;
  const language = languageName(languageCode);
  return kind === 'translation' ? text.translationInto(language) : text.captionsIn(language);
}
