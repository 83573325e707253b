import type { LivePoll } from '@tv/contract/live/live-talk-parts';
import { liveTalkLimits } from '@tv/contract/limits/live-talk-limits';
import { type FormEvent, useId, useRef, useState } from 'react';
import { fieldDirection } from '@tv/client/lib/browser/field-direction.ts';
import * as text from '@tv/strings/en/watch/live-talk.ts';
import { Button } from '@tv/ui/button.tsx';
import field from '@tv/ui/forms/field.module.css';
import styles from './live-talk.module.css';

/** Makes a poll with an id, which stays the same when it is sent again. Answers whether it is there. */
type Make = (pollId: string, question: string, options: string[]) => Promise<boolean>;
type PollActions = {
  /** Absent: the reader may not. */
  choose?: ((poll: LivePoll, option: number) => void) | undefined;
  setState?: ((poll: LivePoll, state: 'open' | 'closed') => void) | undefined;
  remove?: ((poll: LivePoll) => void) | undefined;
  make?: Make | undefined;
};

const stateWords = { draft: text.draft, open: text.open, closed: text.closed };

/** The polls of an event, the newest first. */
export function Polls({ polls, make, ...actions }: { polls: readonly LivePoll[] } & PollActions) {
  return (
    <>
      {polls.length === 0 && <p className={styles.empty}>{text.noPolls}</p>}
      {polls.toReversed().map((poll) => (
        <Poll key={poll.id} poll={poll} {...actions} />
      ))}
      {make && <NewPoll make={make} />}
    </>
  );
}

function Poll({ poll, choose, setState, remove }: { poll: LivePoll } & Omit<PollActions, 'make'>) {
  const { question, options, state, results, ownVote } = poll;
  const name = useId();
  const all = results?.reduce((sum, votes) => sum + votes, 0) ?? 0;
  return (
    <div className={styles.poll}>
      <fieldset className={styles.options} disabled={state !== 'open' || !choose}>
        <legend dir="auto">{question}</legend>
        {options.map((option, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- an option is its place
          <label key={index} className={styles.option}>
            <input
              type="radio"
              name={name}
              checked={ownVote === index}
              onChange={() => choose?.(poll, index)}
            />
            <span dir="auto">{option}</span>
            {results && (
              <>
                <span className={styles.note}>{text.votes(results[index] ?? 0)}</span>
                <span
                  className={styles.bar}
                  style={{ inlineSize: `${all > 0 ? ((results[index] ?? 0) / all) * 100 : 0}%` }}
                />
              </>
            )}
          </label>
        ))}
      </fieldset>
      {state !== 'open' && <p className={styles.note}>{stateWords[state]}</p>}
      {setState && (
        <div className={styles.actions}>
          <Button size="small" onClick={() => setState(poll, state === 'open' ? 'closed' : 'open')}>
            {state === 'open' ? text.close : text.open}
          </Button>
          <Button size="small" onClick={() => remove?.(poll)}>
            {text.remove}
          </Button>
        </div>
      )}
    </div>
  );
}

function NewPoll({ make }: { make: Make }) {
  const [question, setQuestion] = useState('');
  const [options, setOptions] = useState('');
  const [isFailed, setIsFailed] = useState(false);
  const pollId = useRef(crypto.randomUUID());
  const id = useId();
  const lines = options
    .split('\n')
    .map((line) => line.trim().slice(0, liveTalkLimits.option))
    .filter(Boolean);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const isMade = await make(pollId.current, question.trim(), lines.slice(0, liveTalkLimits.options));
    setIsFailed(!isMade);
    if (!isMade) return;
    pollId.current = crypto.randomUUID();
    setQuestion('');
    setOptions('');
  };
  return (
    <details className={styles.newPoll}>
      <summary>{text.newPoll}</summary>
      <form onSubmit={(event) => void submit(event)}>
        <label className={field.label} htmlFor={`${id}-question`}>
          {text.pollQuestion}
        </label>
        <input
          id={`${id}-question`}
          dir={fieldDirection(question)}
          className={field.input}
          maxLength={liveTalkLimits.pollQuestion}
          value={question}
          onChange={(event) => setQuestion(event.target.value)}
        />
        <label className={field.label} htmlFor={`${id}-options`}>
          {text.pollOptions}
        </label>
        <textarea
          id={`${id}-options`}
          dir={fieldDirection(options)}
          className={field.input}
          rows={4}
          value={options}
          onChange={(event) => setOptions(event.target.value)}
        />
        <p className={field.error} aria-live="polite">
          {isFailed && text.notSent}
        </p>
        <Button type="submit" disabled={!question.trim() || lines.length < 2}>
          {text.makePoll}
        </Button>
      </form>
    </details>
  );
}
