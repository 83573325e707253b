import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { LiveEvent, LiveEventInput, LiveHealth } from '@tv/contract/live/live';
import { call } from '@tv/client/lib/api/call.ts';
import { toast } from '@tv/client/lib/layout/toasts.ts';
import { apart, listed } from '@tv/strings/en/locale.ts';
import * as text from '@tv/strings/en/studio/live/live.ts';
import { Button } from '@tv/ui/button.tsx';
import { PageSection } from '@tv/ui/page-section.tsx';
import lines from '@tv/ui/page-section.module.css';
import { reasonOf } from '../parts/problems/reason-of.ts';
import { warningWords } from '../parts/problems/reason-words.ts';
import { Level } from './level.tsx';
import style from './live.module.css';
import { liveEvent } from './queries.ts';
import { streamFacts, tenths } from './stream-facts.ts';

/** What each input sends, how it is encoded, and which input viewers get. */
export function Inputs({ event }: { event: LiveEvent }) {
  const { id, health } = event;
  const queryClient = useQueryClient();
  const switching = useMutation({
    mutationFn: (input: LiveEventInput['input']) =>
      call('PUT /Management/LiveEvents/:id/Input', { params: { id }, body: { input } }),
    onSuccess: (answer) => queryClient.setQueryData(liveEvent(id).queryKey, answer),
    onError: (error) => toast(reasonOf(error, text.unexpected)),
  });
  const shown = health?.chosen ?? event.input;
  return (
    <PageSection title={text.arrives} text={text.arrivesHelp}>
      {health && <Health health={health} />}
      <ul className={lines.list}>
        {event.inputs.map(({ input, stream }) => (
          <li key={input} className={lines.line}>
            <div className={lines.facts}>
              <p className={lines.name}>
                {text.inputs[input]}
                {input === shown && stream && <span className={style.chosen}> · {text.isShown}</span>}
              </p>
              <p className={lines.detail}>{stream ? streamFacts(stream) : text.receivesNothing}</p>
            </div>
            {input !== shown && stream && (
              <div className={lines.buttons}>
                <Button
                  size="small"
                  aria-disabled={switching.isPending}
                  onClick={() => !switching.isPending && switching.mutate(input)}
                >
                  {text.show}
                  <span className="visually-hidden">: {text.inputs[input]}</span>
                </Button>
              </div>
            )}
          </li>
        ))}
      </ul>
    </PageSection>
  );
}

/** The sound's level, what viewers get, and what the presenter should do otherwise. */
function Health({ health }: { health: LiveHealth }) {
  const { soundLevel, renditions, encoderSpeed, warnings } = health;
  const facts = [
    renditions.length > 0 && text.sizes(listed(renditions.map((height) => `${height}p`))),
    encoderSpeed !== undefined && text.speed(tenths(encoderSpeed)),
  ].filter(Boolean);
  return (
    <div className={style.health}>
      {soundLevel !== undefined && <Level decibels={soundLevel} />}
      {facts.length > 0 && <p className={lines.detail}>{facts.map(apart).join(' · ')}</p>}
      <div role="status">
        <ul>
          {warnings.map((warning) => (
            <li key={warning.name} className={style.warning}>
              {warningWords(warning)}
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
