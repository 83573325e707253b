import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { ApiKey } from '@tv/contract/integrations/api-keys';
import { limits } from '@tv/contract/limits/limits';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { call } from '@tv/client/lib/api/call.ts';
import { toast } from '@tv/client/lib/layout/toasts.ts';
import * as text from '@tv/strings/en/studio/developers/api-keys.ts';
import { Button } from '@tv/ui/button.tsx';
import { Failure } from '@tv/ui/failure.tsx';
import { attempt } from '../parts/problems/attempt.ts';
import { ConfirmDialog } from '@tv/ui/dialogs/confirm-dialog.tsx';
import { LinesSkeleton } from '@tv/ui/loading/lines-skeleton.tsx';
import { PageSection } from '@tv/ui/page-section.tsx';
import style from '@tv/ui/page-section.module.css';
import { KeyLine } from './key-line.tsx';
import { NewKeyDialog } from './new-key-dialog.tsx';
import { apiKeys } from './queries.ts';
import { RotateDialog } from './rotate-dialog.tsx';

/** API keys: who has one, what it may do, and whether it is used. */
export function KeysSection({ organizationId }: { organizationId: string }) {
  const queryClient = useQueryClient();
  const question = apiKeys(organizationId);
  const { data: keys, error, refetch } = useQuery(question);
  const [isMaking, setMaking] = useState(false);
  const [rotating, setRotating] = useState<ApiKey>();
  const [deleting, setDeleting] = useState<ApiKey>();
  const reload = () => void queryClient.invalidateQueries({ queryKey: question.queryKey });
  const isFull = (keys?.length ?? 0) >= limits.apiKeys.each;
  const remove = async () => {
    if (!deleting) return false;
    const isDone = await attempt(
      () => call('DELETE /Management/ApiKeys/:id', { params: { id: deleting.id } }),
      text.unexpected,
    );
    reload();
    return isDone;
  };
  return (
    <PageSection
      title={text.apiKeys}
      text={text.apiKeysText}
      action={
        <Button
          size="small"
          icon={<Plus />}
          aria-disabled={isFull}
          onClick={() => (isFull ? toast(text.most(limits.apiKeys.each)) : setMaking(true))}
        >
          {text.newKey}
        </Button>
      }
    >
      {error && !keys && <Failure error={error} retry={() => void refetch()} as="p" size="small" />}
      {!error && !keys && <LinesSkeleton count={2} />}
      {keys?.length === 0 && <p className={style.detail}>{text.noKeys}</p>}
      <ul className={style.list}>
        {keys?.map((key) => (
          <KeyLine
            key={key.id}
            apiKey={key}
            onRotate={() => setRotating(key)}
            onDelete={() => setDeleting(key)}
          />
        ))}
      </ul>
      <NewKeyDialog isOpen={isMaking} onMade={reload} onClose={() => setMaking(false)} />
      <RotateDialog apiKey={rotating} onRotated={reload} onClose={() => setRotating(undefined)} />
      <ConfirmDialog
        isOpen={deleting !== undefined}
        title={text.remove}
        text={deleting ? text.removeText(deleting.name) : ''}
        confirm={text.remove}
        onConfirm={remove}
        onClose={() => setDeleting(undefined)}
      />
    </PageSection>
  );
}
