/** Where the camera's picture lies in the screen's: its middle, as shares of the width and the height. */
export type CameraPosition = { x: number; y: number };

/** Share of the width that the camera's picture takes. */
const cameraShare = 0.24;
/** Share of the width between the camera's picture and the edge. */
const margin = 0.02;

export const corners = ['topLeft', 'topRight', 'bottomLeft', 'bottomRight'] as const;
export type Corner = (typeof corners)[number];

/** The width and height of a picture, of which the place is worked out. */
export type Size = { width: number; height: number };

/** The camera's picture as it is drawn: its left upper corner and its size. It is never cut off by an edge. */
export function rectangleOf(
  position: CameraPosition,
  screen: Size,
  camera: Size,
): Size & { x: number; y: number } {
  const width = screen.width * cameraShare;
  const height =
    camera.width > 0 ? Math.min((width * camera.height) / camera.width, screen.height) : width * 0.75;
  const within = (middle: number, whole: number, part: number) =>
    Math.min(Math.max(0, middle * whole - part / 2), Math.max(0, whole - part));
  return {
    x: within(position.x, screen.width, width),
    y: within(position.y, screen.height, height),
    width,
    height,
  };
}

/** The place of a corner, with a margin that is the same at both edges. */
export function positionOf(corner: Corner, screen: Size, camera: Size): CameraPosition {
  const { width, height } = rectangleOf({ x: 0.5, y: 0.5 }, screen, camera);
  const edge = screen.width * margin;
  const x = (width / 2 + edge) / screen.width;
  const y = (height / 2 + edge) / screen.height;
  return { x: /left$/i.test(corner) ? x : 1 - x, y: corner.startsWith('top') ? y : 1 - y };
}

/** The corner that is nearest. */
export const cornerOf = ({ x, y }: CameraPosition): Corner =>
  y < 0.5 ? (x < 0.5 ? 'topLeft' : 'topRight') : x < 0.5 ? 'bottomLeft' : 'bottomRight';

const step = 0.02;
const moves: Partial<Record<string, CameraPosition>> = {
  ArrowLeft: { x: -step, y: 0 },
  ArrowRight: { x: step, y: 0 },
  ArrowUp: { x: 0, y: -step },
  ArrowDown: { x: 0, y: step },
};

/** Moved by a key. `undefined`: the key moves nothing. */
export function movedBy(
  key: string,
  { x, y }: CameraPosition,
  screen: Size,
  camera: Size,
): CameraPosition | undefined {
  const move = moves[key];
  return move && inside({ x: x + move.x, y: y + move.y }, screen, camera);
}

/** The middle of the picture as it is drawn where its place would be beyond an edge. */
export function inside(position: CameraPosition, screen: Size, camera: Size): CameraPosition {
  const drawn = rectangleOf(position, screen, camera);
  return {
    x: (drawn.x + drawn.width / 2) / screen.width,
    y: (drawn.y + drawn.height / 2) / screen.height,
  };
}
