import { Send } from 'lucide-react';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { itemLimits } from '@tv/contract/limits/item-limits';
import { percentWords } from '@tv/client/lib/format/percent-words.ts';
import * as fields from '@tv/strings/en/studio/item/fields.ts';
import * as text from '@tv/strings/en/studio/content/record.ts';
import { Button } from '@tv/ui/button.tsx';
import { reasonOf } from '../../../parts/problems/reason-of.ts';
import { TextField } from '@tv/ui/forms/text-field.tsx';
import { Problem } from '../record-controls.tsx';
import page from '../recording.module.css';

type ItemTexts = { title: string; description: string };
type Watching = {
  onProgress: (share: number) => void;
  onLine: (isAway: boolean) => void;
  signal: AbortSignal;
};
type ReviewFormProps = {
  title: string;
  mayHold: boolean;
  onSend: (texts: ItemTexts, watching: Watching) => Promise<void>;
  children: ReactNode;
};

/** What a member says of a recording, and its way into review. */
export function ReviewForm({ title: usual, mayHold, onSend, children }: ReviewFormProps) {
  const [texts, setTexts] = useState<ItemTexts>({ title: usual, description: '' });
  const [sending, setSending] = useState<{ share: number; isAway: boolean }>();
  const [problem, setProblem] = useState<string>();
  const leaving = useRef(new AbortController());
  useEffect(() => () => leaving.current.abort(), []);
  const send = async () => {
    if (sending || !mayHold) return;
    setProblem(undefined);
    setSending({ share: 0, isAway: false });
    try {
      leaving.current = new AbortController();
      await onSend(texts, {
        onProgress: (share) => setSending({ share, isAway: false }),
        onLine: (isAway) => setSending((before) => before && { ...before, isAway }),
        signal: leaving.current.signal,
      });
    } catch (error) {
      setProblem(reasonOf(error, text.problems.failed));
      setSending(undefined);
    }
  };
  return (
    <form
      className={page.side}
      aria-label={text.about}
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <TextField
        label={fields.itemTitle}
        value={texts.title}
        maxLength={itemLimits.title}
        onChange={(title) => setTexts({ ...texts, title })}
      />
      <TextField
        label={fields.description}
        lines={5}
        value={texts.description}
        maxLength={itemLimits.description}
        onChange={(description) => setTexts({ ...texts, description })}
      />
      <p className={page.help}>{text.reviewHelp}</p>
      <Problem text={problem} />
      <p className={page.help} role="status">
        {sending && (sending.isAway ? text.awayNow : text.sending(percentWords(sending.share)))}
      </p>
      <div className={page.buttons}>
        <Button
          type="submit"
          look="primary"
          icon={<Send />}
          aria-disabled={!mayHold || sending !== undefined}
        >
          {text.sendForReview}
        </Button>
        {children}
      </div>
    </form>
  );
}
