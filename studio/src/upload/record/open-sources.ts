import type { RecordMode, RecordProblem } from './record-state.ts';

export type ChosenDevices = { cameraId?: string | undefined; microphoneId?: string | undefined };
/** What is recorded. Each is absent where it was not asked for. */
export type Sources = { camera?: MediaStream; microphone?: MediaStream; screen?: MediaStream };

/** Why a device could not be opened. */
export class SourceRefused extends Error {
  override name = 'SourceRefused';
  problem: RecordProblem;
  constructor(problem: RecordProblem) {
    super(problem);
    this.problem = problem;
  }
}

export const hasCamera = (mode: RecordMode) => mode === 'camera' || mode === 'both';
export const hasScreen = (mode: RecordMode) => mode === 'screen' || mode === 'both';

/** Why this browser records nothing here. `undefined`: it does. */
export function findObstacle(mode: RecordMode): RecordProblem | undefined {
  if (!isSecureContext) return 'insecure';
  if (!('MediaRecorder' in globalThis) || !navigator.mediaDevices || !('indexedDB' in globalThis))
    return 'unsupported';
  if (hasScreen(mode) && !('getDisplayMedia' in navigator.mediaDevices)) return 'unsupported';
  return undefined;
}

function problemOf(error: unknown, isScreen: boolean): RecordProblem {
  const name = error instanceof DOMException ? error.name : '';
  if (name === 'NotAllowedError' || name === 'SecurityError') return isScreen ? 'screenRefused' : 'refused';
  if (name === 'NotFoundError' || name === 'OverconstrainedError') return 'noDevice';
  if (name === 'NotReadableError' || name === 'AbortError') return 'inUse';
  return 'failed';
}

const asking = async (work: Promise<MediaStream>, isScreen = false): Promise<MediaStream> => {
  try {
    return await work;
  } catch (error) {
    throw new SourceRefused(problemOf(error, isScreen));
  }
};

const idOf = (deviceId: string | undefined) => (deviceId ? { deviceId: { ideal: deviceId } } : {});

/**
 * Opens what a mode records. The screen is asked for first, because browsers want a press right before. A screen alone is
 * recorded without a microphone where there is none.
 */
export async function openSources(
  mode: RecordMode,
  { cameraId, microphoneId, isSilent }: ChosenDevices & { isSilent: boolean },
): Promise<Sources> {
  const { mediaDevices } = navigator;
  const sources: Sources = {};
  try {
    if (hasScreen(mode))
      sources.screen = await asking(
        mediaDevices.getDisplayMedia({ video: { frameRate: { ideal: 30, max: 30 } }, audio: true }),
        true,
      );
    if (hasCamera(mode))
      sources.camera = await asking(
        mediaDevices.getUserMedia({
          video: {
            ...idOf(cameraId),
            width: { ideal: 1280 },
            height: { ideal: 720 },
            frameRate: { ideal: 30 },
          },
        }),
      );
    if (mode === 'sound' || !isSilent)
      sources.microphone = await asking(
        mediaDevices.getUserMedia({
          audio: { ...idOf(microphoneId), echoCancellation: true, noiseSuppression: true },
        }),
      );
    return sources;
  } catch (error) {
    closeSources(sources);
    throw error;
  }
}

export function closeSources(sources: Sources): void {
  for (const stream of Object.values(sources)) for (const track of stream.getTracks()) track.stop();
}

export type Device = { id: string; label: string };

/** The cameras and microphones that there are. Browsers tell their names once one was allowed. */
export async function listDevices(kind: 'videoinput' | 'audioinput'): Promise<Device[]> {
  const devices = (await navigator.mediaDevices?.enumerateDevices()) ?? [];
  return devices
    .filter((device) => device.kind === kind && device.deviceId !== '')
    .map(({ deviceId, label }) => ({ id: deviceId, label }));
}

type Blurring = { backgroundBlur?: readonly boolean[] };

/** Whether the camera itself can blur what is behind a person. Browsers do not know this name yet, or do not list it. */
export const mayBlur = (camera: MediaStream | undefined): boolean => {
  const [track] = camera?.getVideoTracks() ?? [];
  const { backgroundBlur = [] } = (track?.getCapabilities?.() ?? {}) as Blurring;
  return backgroundBlur.includes(true) && backgroundBlur.includes(false);
};

export async function blurBackground(camera: MediaStream, isOn: boolean): Promise<void> {
  const [track] = camera.getVideoTracks();
  await track?.applyConstraints({ ...track.getConstraints(), backgroundBlur: isOn } as MediaTrackConstraints);
}
