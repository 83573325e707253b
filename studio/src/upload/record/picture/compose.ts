import { type CameraPosition, rectangleOf, type Size } from './camera-position.ts';
import { createFrameRate } from './frame-rate.ts';
import { followPictures } from './latest-picture.ts';
import { startTicker } from './ticker.ts';

export type Composition = {
  stream: MediaStream;
  canvas: HTMLCanvasElement;
  /** The pictures' sizes, 0 until the first ones have come. */
  sizes: () => { screen: Size; camera: Size };
  place: (position: CameraPosition) => void;
  /** The screen is not shared any more: the camera alone fills the picture. */
  endScreen: () => void;
  /** The camera is gone: the screen stays alone. */
  endCamera: () => void;
  close: () => void;
};

/** Pixels of the longer side of what is recorded. Larger screens are drawn smaller. */
const longestSide = 1920;

/** Puts the camera's picture into the screen's, as many times a second as the computer can. Sound does not pass here. */
export function compose(
  screen: MediaStream,
  camera: MediaStream,
  onSlow: (picturesPerSecond: number) => void,
): Composition {
  const canvas = document.createElement('canvas');
  canvas.width = 1280;
  canvas.height = 720;
  const drawing = canvas.getContext('2d', { alpha: false })!;
  const [ofScreen, ofCamera] = [followPictures(screen), followPictures(camera)];
  const frameRate = createFrameRate();
  const stream = canvas.captureStream(frameRate.rate());
  let position: CameraPosition = { x: 1, y: 1 };
  let [hasScreen, hasCamera] = [true, true];
  const draw = (late: number) => {
    const began = performance.now();
    const whole = hasScreen ? ofScreen.picture() : undefined;
    // What is recorded keeps the size that it began with: not every format may change it.
    if (whole && canvas.dataset['sized'] === undefined) fit(canvas, ofScreen.size());
    if (whole || !hasScreen) {
      drawing.fillStyle = 'black';
      drawing.fillRect(0, 0, canvas.width, canvas.height);
    }
    if (whole)
      drawInto(drawing, whole, ofScreen.size(), { x: 0, y: 0, width: canvas.width, height: canvas.height });
    const face = hasCamera ? ofCamera.picture() : undefined;
    if (face) {
      const size = ofCamera.size();
      if (hasScreen) drawFace(drawing, face, rectangleOf(position, canvas, size));
      else drawInto(drawing, face, size, { x: 0, y: 0, width: canvas.width, height: canvas.height });
    }
    const before = frameRate.rate();
    const after = frameRate.drawn(late + performance.now() - began);
    if (after === before) return;
    ticker.every(1000 / after);
    onSlow(after);
  };
  const ticker = startTicker(1000 / frameRate.rate(), draw);
  return {
    stream,
    canvas,
    sizes: () => ({ screen: { width: canvas.width, height: canvas.height }, camera: ofCamera.size() }),
    place(next) {
      position = next;
    },
    endScreen() {
      hasScreen = false;
    },
    endCamera() {
      hasCamera = false;
    },
    close() {
      ticker.stop();
      ofScreen.close();
      ofCamera.close();
      for (const track of stream.getTracks()) track.stop();
    },
  };
}

function fit(canvas: HTMLCanvasElement, { width, height }: Size): void {
  const share = Math.min(1, longestSide / Math.max(width, height));
  // Encoders want even numbers.
  canvas.width = Math.max(2, Math.round((width * share) / 2) * 2);
  canvas.height = Math.max(2, Math.round((height * share) / 2) * 2);
  canvas.dataset['sized'] = '';
}

type Rectangle = Size & { x: number; y: number };

/** Draws a picture as large as it fits, in the middle. */
function drawInto(
  drawing: CanvasRenderingContext2D,
  picture: CanvasImageSource,
  size: Size,
  { x, y, width, height }: Rectangle,
): void {
  if (size.width === 0 || size.height === 0) return;
  const share = Math.min(width / size.width, height / size.height);
  const [shownWidth, shownHeight] = [size.width * share, size.height * share];
  drawing.drawImage(
    picture,
    x + (width - shownWidth) / 2,
    y + (height - shownHeight) / 2,
    shownWidth,
    shownHeight,
  );
}

/** Draws the camera's picture with round corners. */
function drawFace(
  drawing: CanvasRenderingContext2D,
  picture: CanvasImageSource,
  { x, y, width, height }: Rectangle,
): void {
  drawing.save();
  drawing.beginPath();
  drawing.roundRect(x, y, width, height, width * 0.06);
  drawing.clip();
  drawing.drawImage(picture, x, y, width, height);
  drawing.restore();
}
