import type { Backstage } from '@tv/contract/live/backstage';
import { useEffect, useMemo, useState } from 'react';
import { usePlayer } from '@tv/player/player-context.tsx';
import * as text from '@tv/strings/en/studio/live/backstage.ts';
import lines from '@tv/ui/page-section.module.css';
import { NoStream, StreamPlayer } from './preview.tsx';

type GuestStreamProps = { title: string; stream: Backstage['stream'] };

/** What viewers of an event see, for its guest. */
export function GuestStream({ title, stream }: GuestStreamProps) {
  const { url = '', token = '' } = stream ?? {};
  const source = useMemo(() => ({ url, mediaToken: () => Promise.resolve(token) }), [url, token]);
  if (!stream) return <NoStream text={text.nothingYet} />;
  return (
    <>
      <StreamPlayer title={title} source={source}>
        <Lateness />
      </StreamPlayer>
      <p className={lines.detail}>{text.watchHelp}</p>
    </>
  );
}

/** By how much the picture is later than what it shows. */
function Lateness() {
  const player = usePlayer();
  const [seconds, setSeconds] = useState<number>();
  useEffect(() => {
    const look = () => {
      const { started, zeroAt, currentTime } = player.getState();
      setSeconds(
        started && zeroAt !== undefined
          ? Math.max(0, Math.round(Date.now() / 1000 - zeroAt - currentTime))
          : undefined,
      );
    };
    const timer = setInterval(look, 1_000);
    return () => clearInterval(timer);
  }, [player]);
  return <p className={lines.detail}>{seconds !== undefined && text.late(seconds)}</p>;
}
