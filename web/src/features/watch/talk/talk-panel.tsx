import type { LiveMessageKind } from '@tv/contract/enumerations';
import { liveTalkLimits } from '@tv/contract/limits/live-talk-limits';
import type { LiveMessage } from '@tv/contract/live/live-talk-parts';
import { type KeyboardEvent, useId, useState } from 'react';
import { call } from '@tv/client/lib/api/call.ts';
import { toast } from '@tv/client/lib/layout/toasts.ts';
import { unlockTokenOf } from '@tv/client/lib/session/unlock-tokens.ts';
import * as text from '@tv/strings/en/watch/live-talk.ts';
import { Button } from '@tv/ui/button.tsx';
import { Compose } from './compose.tsx';
import styles from './live-talk.module.css';
import { MessageEntry, type MessageActions } from './message-entry.tsx';
import { Polls } from './polls.tsx';
import { ReactionButtons } from './reaction-buttons.tsx';
import { inOrderOfVotes } from './talk-state.ts';
import { useLiveTalk } from './use-live-talk.ts';
import { onward } from '@tv/client/lib/browser/onward.ts';

const tabs = ['questions', 'polls', 'chat'] as const;
type Tab = (typeof tabs)[number];
const tabNames: Record<Tab, string> = { questions: text.questions, polls: text.polls, chat: text.chat };
const keySteps: Record<string, 1 | -1> = { ArrowRight: 1, ArrowLeft: -1 };

type TalkPanelProps = {
  id: string;
  /** The event is not over. */
  isOpen: boolean;
  /** Of an event that was recorded. `second`: only what was said until then is shown. */
  recording?: { second: number | undefined; seekTo: (second: number) => void } | undefined;
  /** Gets the reactions that come. */
  onReactions?: (counts: readonly number[]) => void;
};

/** The talk of an event: questions, polls and chat, with the actions of moderators. */
export function TalkPanel({ id, isOpen, recording, onReactions }: TalkPanelProps) {
  const [tab, setTab] = useState<Tab>('questions');
  const talk = useLiveTalk(id, { isFollowed: isOpen, onReactions });
  const { state, change } = talk;
  const tabId = useId();
  if (!state) return talk.isFailed ? <p className={styles.empty}>{text.notRead}</p> : null;
  const { mayModerate, mayWrite, settings, watching } = state;
  const unlockToken = unlockTokenOf(id);
  const ofMessage = (message: LiveMessage) => ({ params: { id, messageId: message.id }, unlockToken });
  /** Does something with a message or poll. A failure is reported, and leaves the page as it is. */
  const orTell = (work: Promise<unknown>) => void work.catch(() => toast(text.notSent));

  const actions: MessageActions = {
    vote: mayWrite
      ? (message) => {
          const hasVoted = !message.hasVoted;
          const name = hasVoted
            ? 'PUT /MediaContents/:id/Talk/Messages/:messageId/Vote'
            : 'DELETE /MediaContents/:id/Talk/Messages/:messageId/Vote';
          const votes = message.votes + (hasVoted ? 1 : -1);
          orTell(
            call(name, ofMessage(message)).then(() =>
              change({ messages: [{ ...message, hasVoted, votes }] }),
            ),
          );
        }
      : undefined,
    moderate: mayModerate
      ? (message, body) =>
          orTell(
            call('PATCH /Management/MediaContents/:id/Talk/Messages/:messageId', {
              ...ofMessage(message),
              body,
            }).then((moderated) => change({ messages: [moderated] })),
          )
      : undefined,
    mute: mayModerate
      ? ({ personId }) =>
          personId &&
          orTell(
            call('PUT /Management/MediaContents/:id/Talk/Mutes/:personId', { params: { id, personId } }).then(
              () => toast(text.mutedNow),
            ),
          )
      : undefined,
    remove: (message) =>
      orTell(
        call('DELETE /MediaContents/:id/Talk/Messages/:messageId', ofMessage(message)).then(() =>
          change({ removed: [message.id] }),
        ),
      ),
  };
  const write = (kind: LiveMessageKind) => async (messageId: string, words: string) => {
    const message = await call('PUT /MediaContents/:id/Talk/Messages/:messageId', {
      params: { id, messageId },
      body: { kind, text: words },
      unlockToken,
    });
    change({ messages: [message] });
  };
  const setPoll = (pollId: string, body: { state: 'open' | 'closed' }) =>
    call('PATCH /Management/MediaContents/:id/Talk/Polls/:pollId', { params: { id, pollId }, body }).then(
      (poll) => change({ polls: [poll] }),
    );
  /** Whether something was said by the second at which the recording is. */
  const isThere = ({ second = 0 }: { second?: number }) =>
    recording?.second === undefined || second <= recording.second;
  const ofKind = (kind: LiveMessageKind) =>
    state.messages.filter((message) => message.kind === kind && isThere(message));
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const step = keySteps[event.key];
    if (!step) return;
    const next = (tabs.indexOf(tab) + step * onward(event.currentTarget) + tabs.length) % tabs.length;
    event.preventDefault();
    setTab(tabs[next]!);
    event.currentTarget.querySelectorAll<HTMLElement>('[role="tab"]')[next]?.focus();
  };

  return (
    <section className={styles.panel} aria-label={text.tabs}>
      <div className={styles.head}>
        {/* oxlint-disable-next-line jsx-a11y/interactive-supports-focus -- its tabs take the focus */}
        <div className={styles.tabs} role="tablist" aria-label={text.tabs} onKeyDown={onKeyDown}>
          {tabs.map((each) => (
            <Button
              key={each}
              role="tab"
              size="small"
              look={each === tab ? 'secondary' : 'neutral'}
              id={`${tabId}-${each}`}
              aria-selected={each === tab}
              aria-controls={each === tab ? `${tabId}-panel` : undefined}
              tabIndex={each === tab ? 0 : -1}
              onClick={() => setTab(each)}
            >
              {tabNames[each]}
            </Button>
          ))}
        </div>
        {isOpen && watching !== undefined && (
          <p className={styles.note}>{watching === 0 ? text.fewWatching : text.watching(watching)}</p>
        )}
        {isOpen && mayWrite && <ReactionButtons id={id} />}
      </div>
      <div className={styles.panel} role="tabpanel" id={`${tabId}-panel`} aria-labelledby={`${tabId}-${tab}`}>
        {tab === 'polls' ? (
          <div className={styles.list}>
            <Polls
              polls={state.polls.filter(isThere)}
              choose={
                mayWrite
                  ? (poll, option) =>
                      orTell(
                        call('PUT /MediaContents/:id/Talk/Polls/:pollId/Vote', {
                          params: { id, pollId: poll.id },
                          body: { option },
                          unlockToken,
                        }).then(() => change({ polls: [{ ...poll, ownVote: option }] })),
                      )
                  : undefined
              }
              {...(mayModerate && {
                setState: (poll, to) => orTell(setPoll(poll.id, { state: to })),
                remove: ({ id: pollId }) =>
                  orTell(
                    call('DELETE /Management/MediaContents/:id/Talk/Polls/:pollId', {
                      params: { id, pollId },
                    }).then(() => change({ removed: [pollId] })),
                  ),
                make: (pollId, question, options) =>
                  call('PUT /Management/MediaContents/:id/Talk/Polls/:pollId', {
                    params: { id, pollId },
                    body: { question, options },
                  }).then(
                    (poll) => {
                      change({ polls: [poll] });
                      return true;
                    },
                    () => false,
                  ),
              })}
            />
          </div>
        ) : (
          <Messages
            key={`messages ${tab}`}
            messages={tab === 'chat' ? ofKind('chat') : inOrderOfVotes(ofKind('question'))}
            isChat={tab === 'chat'}
            isOn={tab === 'chat' ? settings.hasChat : settings.hasQuestions}
            hasMore={isOpen}
            seekTo={recording?.seekTo}
            {...{ actions, readEarlier: talk.readEarlier }}
          />
        )}
        {tab !== 'polls' && mayWrite && (tab === 'chat' ? settings.hasChat : settings.hasQuestions) && (
          <Compose
            key={`compose ${tab}`}
            label={tab === 'chat' ? text.write : text.ask}
            hint={settings.slowSeconds > 0 ? text.slow(settings.slowSeconds) : undefined}
            send={write(tab === 'chat' ? 'chat' : 'question')}
          />
        )}
        {!mayWrite && (
          <p className={styles.compose}>{state.isMuted ? text.muted : isOpen ? text.signIn : text.isOver}</p>
        )}
      </div>
    </section>
  );
}

type MessagesProps = {
  messages: readonly LiveMessage[];
  isChat: boolean;
  isOn: boolean;
  /** There may be earlier ones than those that were read. */
  hasMore: boolean;
  seekTo: ((second: number) => void) | undefined;
  actions: MessageActions;
  readEarlier: (kind: LiveMessageKind, known: readonly LiveMessage[]) => Promise<boolean>;
};

function Messages({ messages, isChat, isOn, seekTo, actions, readEarlier, ...rest }: MessagesProps) {
  const [hasMore, setHasMore] = useState(rest.hasMore && messages.length >= liveTalkLimits.page);
  if (messages.length === 0) {
    const none = isChat ? text.noChat : text.noQuestions;
    const off = isChat ? text.offChat : text.offQuestions;
    return (
      <div className={styles.list}>
        <p className={styles.empty}>{isOn ? none : off}</p>
      </div>
    );
  }
  return (
    <ul className={styles.list} aria-live={isChat ? 'polite' : 'off'}>
      {hasMore && (
        <li>
          <Button
            size="small"
            onClick={() =>
              void readEarlier(isChat ? 'chat' : 'question', messages).then(setHasMore, () => {})
            }
          >
            {text.earlier}
          </Button>
        </li>
      )}
      {messages.map((message) => (
        <MessageEntry key={message.id} message={message} seekTo={seekTo} {...actions} />
      ))}
    </ul>
  );
}
