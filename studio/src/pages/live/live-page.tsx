import { useQuery } from '@tanstack/react-query';
import { liveLimits } from '@tv/contract/limits/live-limits';
import { isOver } from '@tv/contract/live/live-states';
import { studioPath } from '@tv/contract/pages/studio-paths';
import { Plus, Radio } from 'lucide-react';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { shortMoment } from '@tv/client/lib/format/short-dates.ts';
import { useCurrentUser } from '@tv/client/lib/session/current-user.ts';
import * as text from '@tv/strings/en/studio/live/live.ts';
import { Button } from '@tv/ui/button.tsx';
import { Dialog } from '@tv/ui/dialogs/dialog.tsx';
import { Failure } from '@tv/ui/failure.tsx';
import { Notice } from '@tv/ui/notice.tsx';
import { EventForm } from '../../live/event-form.tsx';
import { LiveSignal } from '../../live/live-signal.tsx';
import style from '../../live/live.module.css';
import { LiveRulesSection } from '../../live/live-rules-section.tsx';
import { liveEvents } from '../../live/queries.ts';
import { TopBar } from '../../shell/top-bar.tsx';
import { LinesSkeleton } from '@tv/ui/loading/lines-skeleton.tsx';
import { maySeeOrganization } from '../../parts/may-see-organization.ts';
import lines from '@tv/ui/page-section.module.css';

/** The live events that one runs, the newest first. */
export function LivePage() {
  const { data: events, error, refetch } = useQuery(liveEvents());
  const [isAdding, setAdding] = useState(false);
  const navigate = useNavigate();
  const user = useCurrentUser();
  const open = events?.filter(({ state }) => !isOver(state)).length ?? 0;
  const plan = open < liveLimits.open && (
    <Button look="primary" icon={<Plus />} onClick={() => setAdding(true)}>
      {text.newEvent}
    </Button>
  );
  return (
    <>
      <TopBar title={text.goLive}>{events && events.length > 0 && plan}</TopBar>
      <div className={style.page}>
        {error && !events && <Failure error={error} retry={() => void refetch()} />}
        {!error && !events && <LinesSkeleton count={3} />}
        {events?.length === 0 && (
          <Notice icon={<Radio />} title={text.none} text={text.noneHelp}>
            {plan}
          </Notice>
        )}
        <ul className={lines.list}>
          {events?.map(({ id, title, state, scheduledAt, startedAt }) => (
            <li key={id} className={lines.line}>
              <div className={lines.facts}>
                <p className={lines.name} dir="auto">
                  <Link to={studioPath('live/:id', { id })}>{title}</Link>
                </p>
                <p className={lines.detail}>
                  {startedAt
                    ? text.beganAt(shortMoment(startedAt))
                    : scheduledAt && text.beginsAt(shortMoment(scheduledAt))}
                </p>
              </div>
              <LiveSignal state={state} />
            </li>
          ))}
        </ul>
        {events && user && maySeeOrganization(user) && <LiveRulesSection />}
      </div>
      <Dialog isOpen={isAdding} onClose={() => setAdding(false)} title={text.newEvent} look="wide">
        <EventForm
          onPlanned={(id) => void navigate(studioPath('live/:id', { id }))}
          onClose={() => setAdding(false)}
        />
      </Dialog>
    </>
  );
}
