import { useEffect, useRef, useState } from 'react';
import * as text from '@tv/strings/en/studio/content/record.ts';
import { SegmentedChoice } from '@tv/ui/forms/segmented-choice.tsx';
import {
  type CameraPosition,
  type Corner,
  cornerOf,
  corners,
  inside,
  movedBy,
  positionOf,
  rectangleOf,
} from './camera-position.ts';
import type { Recorder } from '../recorder-view.ts';
import style from '../stage.module.css';

/** Milliseconds between two looks at the pictures' sizes, which change with the screen that is shared. */
const lookEvery = 500;

/** The place of the camera's picture, in the corner until it is moved. */
export function useCameraPosition(recorder: Recorder) {
  const [shownAt, setPosition] = useState<CameraPosition>();
  const [sizes, setSizes] = useState<ReturnType<Recorder['sizes']>>();
  useEffect(() => {
    const timer = setInterval(() => {
      const next = recorder.sizes();
      setSizes((present) => (JSON.stringify(present) === JSON.stringify(next) ? present : next));
    }, lookEvery);
    return () => clearInterval(timer);
  }, [recorder]);
  const isKnown = sizes !== undefined && sizes.camera.width > 0;
  const shown = isKnown ? (shownAt ?? positionOf('bottomRight', sizes.screen, sizes.camera)) : undefined;
  useEffect(() => {
    if (shown) recorder.placeCamera(shown);
  }, [recorder, shown]);
  return {
    shownAt: shown,
    sizes: isKnown ? sizes : undefined,
    move: setPosition,
    toCorner: (corner: Corner) => sizes && setPosition(positionOf(corner, sizes.screen, sizes.camera)),
  };
}

type Placed = ReturnType<typeof useCameraPosition>;

/** The frame around the camera's picture, which is dragged and moved by the arrow keys. */
export function CameraHandle({ placed: { shownAt, sizes, move } }: { placed: Placed }) {
  const handle = useRef<HTMLButtonElement>(null);
  if (!shownAt || !sizes) return null;
  const { screen, camera } = sizes;
  const drawn = rectangleOf(shownAt, screen, camera);
  const percent = (part: number, whole: number) => `${(100 * part) / whole}%`;
  /** The recorded picture lies in the middle of the stage, as large as it fits. */
  const positionAt = ({
    clientX,
    clientY,
  }: {
    clientX: number;
    clientY: number;
  }): CameraPosition | undefined => {
    const frame = handle.current?.parentElement?.getBoundingClientRect();
    return (
      frame &&
      inside({ x: (clientX - frame.x) / frame.width, y: (clientY - frame.y) / frame.height }, screen, camera)
    );
  };
  return (
    <Fitted width={screen.width} height={screen.height}>
      <button
        ref={handle}
        type="button"
        className={style.handle}
        aria-label={text.moveCamera}
        style={{
          insetInlineStart: percent(drawn.x, screen.width),
          insetBlockStart: percent(drawn.y, screen.height),
          inlineSize: percent(drawn.width, screen.width),
          blockSize: percent(drawn.height, screen.height),
        }}
        onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
        onPointerMove={(event) => {
          if (!event.currentTarget.hasPointerCapture(event.pointerId)) return;
          const next = positionAt(event);
          if (next) move(next);
        }}
        onKeyDown={(event) => {
          const next = movedBy(event.key, shownAt, screen, camera);
          if (!next) return;
          event.preventDefault();
          move(next);
        }}
      />
    </Fitted>
  );
}

/** Lies where a picture of this size lies on the stage. Its start is at the left in every language, as the picture's. */
const Fitted = ({
  width,
  height,
  children,
}: {
  width: number;
  height: number;
  children: React.ReactNode;
}) => {
  const share = width / height / (16 / 9);
  return (
    <div
      dir="ltr"
      style={{
        position: 'absolute',
        inlineSize: share >= 1 ? '100%' : `${share * 100}%`,
        blockSize: share >= 1 ? `${100 / share}%` : '100%',
      }}
    >
      {children}
    </div>
  );
};

/** The same by choosing a corner. */
export const CornerChoice = ({ placed: { shownAt, toCorner } }: { placed: Placed }) => (
  <SegmentedChoice
    label={text.cameraPosition}
    value={shownAt ? cornerOf(shownAt) : 'bottomRight'}
    options={corners.map((corner) => ({ value: corner, label: text.corners[corner] }))}
    onChange={toCorner}
  />
);
