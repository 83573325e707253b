import { Check } from 'lucide-react';
import { useState } from 'react';
import { toast } from '@tv/client/lib/layout/toasts.ts';
import * as text from '@tv/strings/en/studio/item/captions.ts';
import { Button } from '@tv/ui/button.tsx';
import { reasonOf } from '../parts/problems/reason-of.ts';

/** Publishes the draft. Answers what the button and the key do. */
export function usePublish(publish: () => Promise<void>, language: string) {
  const [isBusy, setBusy] = useState(false);
  const run = () => {
    if (isBusy) return;
    setBusy(true);
    publish()
      .then(() => toast(text.published(language)))
      .catch((error: unknown) => toast(reasonOf(error, text.unexpected)))
      .finally(() => setBusy(false));
  };
  return { isBusy, run };
}

type PublishButtonProps = {
  language: string;
  canPublish: boolean;
  publishing: ReturnType<typeof usePublish>;
};

export const PublishButton = ({ language, canPublish, publishing }: PublishButtonProps) => (
  <Button
    look="primary"
    icon={<Check />}
    aria-disabled={!canPublish || publishing.isBusy}
    onClick={() => canPublish && publishing.run()}
  >
    {text.publish(language)}
  </Button>
);
