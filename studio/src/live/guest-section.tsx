import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { LiveEvent, LiveGuest } from '@tv/contract/live/live';
import { isOnAir } from '@tv/contract/live/live-states';
import { nameLimits } from '@tv/contract/limits/name-limits';
import { Link2, MonitorX, Radio } from 'lucide-react';
import { useState } from 'react';
import { call } from '@tv/client/lib/api/call.ts';
import { shortMoment } from '@tv/client/lib/format/short-dates.ts';
import { toast } from '@tv/client/lib/layout/toasts.ts';
import { useCurrentUser } from '@tv/client/lib/session/current-user.ts';
import * as text from '@tv/strings/en/studio/live/guest.ts';
import { unexpected } from '@tv/strings/en/studio/live/live.ts';
import { Button } from '@tv/ui/button.tsx';
import { Dialog } from '@tv/ui/dialogs/dialog.tsx';
import { ConfirmDialog } from '@tv/ui/dialogs/confirm-dialog.tsx';
import { PageSection } from '@tv/ui/page-section.tsx';
import lines from '@tv/ui/page-section.module.css';
import { reasonOf } from '../parts/problems/reason-of.ts';
import { warningWords } from '../parts/problems/reason-words.ts';
import { SecretOnce } from '@tv/ui/dialogs/secret-once.tsx';
import { TextField } from '@tv/ui/forms/text-field.tsx';
import { isTyping, useKeyDown } from '@tv/ui/keyboard/use-key-down.ts';
import { useMediaSource } from '../parts/use-media-source.ts';
import { Level } from './level.tsx';
import style from './live.module.css';
import { NoStream, StreamPlayer } from './preview.tsx';
import { liveEvent } from './queries.ts';
import { streamFacts } from './stream-facts.ts';

const airKey = 'g';
type Asking = 'new' | 'end';

/** A second speaker: the link of the guest, what the guest sends, and whether viewers see it. */
export function GuestSection({ event }: { event: LiveEvent }) {
  const { id, guest } = event;
  const queryClient = useQueryClient();
  const [name, setName] = useState('');
  const [made, setMade] = useState<string>();
  const [asking, setAsking] = useState<Asking>();
  const { queryKey } = liveEvent(id);
  const params = { id };
  const onError = (error: Error) => toast(reasonOf(error, unexpected));
  const making = useMutation({
    mutationFn: (body: { name: string }) => call('POST /Management/LiveEvents/:id/Guest', { params, body }),
    onSuccess: ({ url }) => {
      setMade(url);
      setName('');
      void queryClient.invalidateQueries({ queryKey });
    },
    onError,
  });
  const ending = useMutation({
    mutationFn: () => call('DELETE /Management/LiveEvents/:id/Guest', { params }),
    onSuccess: (answer) => queryClient.setQueryData(queryKey, answer),
    onError,
  });
  const make = (wanted: string) =>
    making.isPending || !wanted ? undefined : making.mutateAsync({ name: wanted }).catch(() => undefined);
  return (
    <PageSection title={text.speaker} text={text.speakerHelp}>
      {guest ? (
        <Guest event={event} guest={guest} onAsk={setAsking} />
      ) : (
        <form
          onSubmit={(submitted) => {
            submitted.preventDefault();
            void make(name.trim());
          }}
        >
          <TextField label={text.name} value={name} onChange={setName} maxLength={nameLimits.person} />
          <div className={lines.buttons}>
            <Button type="submit" icon={<Link2 />} aria-disabled={making.isPending || !name.trim()}>
              {text.makeLink}
            </Button>
          </div>
        </form>
      )}
      <ConfirmDialog
        isOpen={asking === 'new'}
        title={text.newLink}
        text={text.newLinkHelp}
        confirm={text.newLink}
        onConfirm={async () => {
          await make(guest?.name ?? '');
          return true;
        }}
        onClose={() => setAsking(undefined)}
      />
      <ConfirmDialog
        isOpen={asking === 'end'}
        title={text.endLink}
        text={text.endLinkHelp}
        confirm={text.endLink}
        onConfirm={async () => {
          await ending.mutateAsync().catch(() => undefined);
          return true;
        }}
        onClose={() => setAsking(undefined)}
      />
      <Dialog isOpen={made !== undefined} onClose={() => setMade(undefined)} title={text.link}>
        {made && (
          <SecretOnce
            label={text.link}
            help={text.linkOnce}
            secret={made}
            onDone={() => setMade(undefined)}
          />
        )}
      </Dialog>
    </PageSection>
  );
}

type GuestProps = { event: LiveEvent; guest: LiveGuest; onAsk: (asking: Asking) => void };

/** The guest of a link, with the way onto the air and off it. */
function Guest({ event, guest, onAsk }: GuestProps) {
  const { id, input, health } = event;
  const { name, createdDate, stream, soundLevel, warnings } = guest;
  const queryClient = useQueryClient();
  const choosing = useMutation({
    mutationFn: (chosen: 'main' | 'guest') =>
      call('PUT /Management/LiveEvents/:id/Input', { params: { id }, body: { input: chosen } }),
    onSuccess: (answer) => queryClient.setQueryData(liveEvent(id).queryKey, answer),
    onError: (error) => toast(reasonOf(error, unexpected)),
  });
  const isChosen = input === 'guest';
  const isShown = health?.chosen === 'guest';
  // Before the event is on air, viewers get nobody.
  const isSeen = isShown && isOnAir(event.state);
  const state = !stream ? 'away' : isSeen ? 'onAir' : isChosen ? 'goingOnAir' : 'backstage';
  const mayChoose = (isChosen || stream !== undefined) && !choosing.isPending;
  const choose = () => mayChoose && choosing.mutate(isChosen ? 'main' : 'guest');
  useKeyDown((press) => {
    if (press.ctrlKey || press.metaKey || press.altKey || press.shiftKey || press.repeat) return;
    if (press.key.toLowerCase() !== airKey || press.defaultPrevented || isTyping(press)) return;
    press.preventDefault();
    choose();
  });
  return (
    <>
      <div className={lines.line}>
        <div className={lines.facts}>
          <p className={lines.name}>
            <bdi>{name}</bdi>
            <span className={style.signal} data-state={state} role="status">
              <span className={style.dot} aria-hidden="true" />
              {text.states[state]}
            </span>
          </p>
          <p className={lines.detail}>
            {stream ? streamFacts(stream) : text.linkMade(shortMoment(createdDate))}
          </p>
        </div>
        <div className={lines.buttons}>
          <Button
            look={isChosen ? 'danger' : 'primary'}
            icon={isChosen ? <MonitorX /> : <Radio />}
            aria-keyshortcuts={airKey}
            aria-disabled={!mayChoose}
            onClick={choose}
          >
            {isChosen ? text.takeBack(name) : text.putOnAir(name)}
          </Button>
        </div>
      </div>
      {isSeen && <p className={lines.detail}>{text.seen(name)}</p>}
      {soundLevel !== undefined && <Level decibels={soundLevel} label={text.levelOf(name)} />}
      {warnings.map((warning) => (
        <p key={warning.name} className={style.warning}>
          {warningWords(warning)}
        </p>
      ))}
      {stream && !isShown && <GuestPreview id={id} guest={guest} />}
      <p className={lines.detail}>{text.keyHelp(airKey.toUpperCase())}</p>
      <div className={lines.buttons}>
        <Button size="small" aria-haspopup="dialog" onClick={() => onAsk('new')}>
          {text.newLink}
        </Button>
        <Button size="small" aria-haspopup="dialog" onClick={() => onAsk('end')}>
          {text.endLink}
        </Button>
      </div>
    </>
  );
}

/** What the guest sends, which nobody else sees. */
function GuestPreview({ id, guest: { name, previewUrl } }: { id: string; guest: LiveGuest }) {
  const organizationId = useCurrentUser()?.organizationId ?? '';
  const source = useMediaSource(previewUrl ?? '', id, organizationId);
  return (
    <div className={style.guestPreview}>
      {previewUrl ? (
        <StreamPlayer title={text.preview(name)} source={source} />
      ) : (
        <NoStream text={text.previewSoon} />
      )}
    </div>
  );
}
