import type { Subtitle } from '@tv/contract/captions';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Check } from 'lucide-react';
import { call } from '../../lib/api/call.ts';
import { toast } from '../../lib/layout/toasts.ts';
import * as text from '../../strings/en/studio-machine-captions.ts';
import { Button } from '../../ui/button.tsx';
import { reasonOf } from '../ui/reason-of.ts';
import { managedSubtitles } from '../ui/caption-queries.ts';

type ApproveCaptionsProps = { id: string; subtitle: Subtitle; language: string };

/** Says that a person has read captions that a machine made. */
export function ApproveCaptions({ id, subtitle, language }: ApproveCaptionsProps) {
  const queryClient = useQueryClient();
  const approving = useMutation({
    mutationFn: () =>
      call('POST /Management/MediaContents/:id/Subtitles/:languageCode/Approvals', {
        params: { id, languageCode: subtitle.languageCode },
        body: { subtitleId: subtitle.id },
      }),
    onSuccess: () => {
      toast(text.approved);
      void queryClient.invalidateQueries({ queryKey: managedSubtitles(id).queryKey });
    },
    onError: (error) => toast(reasonOf(error, text.unexpected)),
  });
  return (
    <Button
      size="small"
      icon={<Check />}
      aria-disabled={approving.isPending}
      onClick={() => approving.mutate()}
    >
      {text.approve}
      <span className="visually-hidden">: {language}</span>
    </Button>
  );
}
