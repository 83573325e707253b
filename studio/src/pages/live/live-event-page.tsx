import { useQuery } from '@tanstack/react-query';
import type { LiveEvent } from '@tv/contract/live/live';
import { isOnAir, isOver } from '@tv/contract/live/live-states';
import { studioPath } from '@tv/contract/pages/studio-paths';
import { useParams } from 'react-router';
import { shortMoment } from '@tv/client/lib/format/short-dates.ts';
import * as text from '@tv/strings/en/studio/live/live.ts';
import { LinkButton } from '@tv/ui/button.tsx';
import { Failure } from '@tv/ui/failure.tsx';
import { AirButtons } from '../../live/air-buttons.tsx';
import { CaptionsSection } from '../../live/captions-section.tsx';
import { BrowserSection } from '../../upload/broadcast/browser-section.tsx';
import { ChaptersSection } from '../../live/chapters-section.tsx';
import { GuestSection } from '../../live/guest-section.tsx';
import { Inputs } from '../../live/inputs.tsx';
import { LiveSignal } from '../../live/live-signal.tsx';
import style from '../../live/live.module.css';
import { Preview } from '../../live/preview.tsx';
import { liveEvent } from '../../live/queries.ts';
import { TalkSection } from '../../live/talk-section.tsx';
import { InputsSection } from '../../live/inputs-section.tsx';
import { TopBar } from '../../shell/top-bar.tsx';
import { Way } from '../../shell/way.tsx';
import { LinesSkeleton } from '@tv/ui/loading/lines-skeleton.tsx';

/** One live event: what arrives, and going on air with it. */
export function LiveEventPage() {
  const { id = '' } = useParams();
  const { data: event, error, refetch } = useQuery(liveEvent(id));
  if (!event)
    return (
      <>
        <TopBar title={text.goLive} />
        {error ? <Failure error={error} retry={() => void refetch()} /> : <LinesSkeleton count={3} />}
      </>
    );
  return <Running event={event} />;
}

function Running({ event }: { event: LiveEvent }) {
  const { id, title, state, scheduledAt, startedAt, watchPath, problem } = event;
  const over = isOver(state);
  return (
    <>
      <TopBar
        title={title}
        size="small"
        way={<Way pages={[{ word: text.goLive, to: studioPath('live') }]} />}
      >
        <LinkButton to={studioPath('content/:id', { id })}>{text.editItem}</LinkButton>
        <LinkButton to={watchPath}>{text.watchPage}</LinkButton>
      </TopBar>
      <div className={style.page}>
        <div className={style.head}>
          <LiveSignal state={state} />
          <span className={style.moment}>
            {startedAt
              ? text.beganAt(shortMoment(startedAt))
              : scheduledAt && text.beginsAt(shortMoment(scheduledAt))}
          </span>
          {!over && <AirButtons event={event} />}
        </div>
        <p className={style.state}>{text.stateHelp[state]}</p>
        {problem && (
          <p className={style.warning} role="alert">
            {problem}
          </p>
        )}
        {!over && (
          <>
            <Preview event={event} />
            {isOnAir(state) && <ChaptersSection event={event} />}
            <Inputs event={event} />
            <GuestSection key={id} event={event} />
            <CaptionsSection event={event} />
            <BrowserSection event={event} />
            <InputsSection event={event} />
          </>
        )}
        <TalkSection key={id} id={id} />
      </div>
    </>
  );
}
