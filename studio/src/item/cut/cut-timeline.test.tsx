import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { createPlayer } from '@tv/player/create-player.ts';
import { PlayerProvider } from '@tv/player/player-context.tsx';
import * as text from '@tv/strings/en/studio/item/versions.ts';
import { CutTimeline } from './cut-timeline.tsx';

afterEach(cleanup);

it('seeks when the pointer lets go, not when it is pressed, and not where a border was moved', () => {
  const player = createPlayer();
  const seekTo = vi.spyOn(player, 'seekTo').mockReturnValue(undefined);
  render(
    <PlayerProvider player={player}>
      <CutTimeline
        item={{ id: 'i', organizationId: 'o' }}
        seekPreviewsUrl={undefined}
        waveformUrl={undefined}
        durationInSeconds={100}
        cuts={[]}
        handles={[{ label: 'Start', seconds: 0, onMove() {} }]}
      />
    </PlayerProvider>,
  );
  const strip = screen.getByRole('group', { name: text.timeline }).firstElementChild!;
  strip.getBoundingClientRect = () => ({ left: 0, width: 200 }) as DOMRect;
  fireEvent.pointerDown(strip, { clientX: 50 });
  expect(seekTo).not.toHaveBeenCalled();
  fireEvent.pointerUp(strip, { clientX: 50 });
  expect(seekTo).toHaveBeenCalledWith(25);
  fireEvent.pointerUp(screen.getByRole('slider', { name: 'Start' }), { clientX: 120 });
  expect(seekTo).toHaveBeenCalledTimes(1);
});
