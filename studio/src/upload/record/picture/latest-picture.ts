/** The newest picture of a camera or a screen, as something that can be drawn. */
export type LatestPicture = {
  picture: () => CanvasImageSource | undefined;
  size: () => { width: number; height: number };
  close: () => void;
};

type Frame = { displayWidth: number; displayHeight: number; close: () => void } & CanvasImageSource;
type Processor = new (init: { track: MediaStreamTrack }) => { readable: ReadableStream<Frame> };

const processorOf = () => (globalThis as { MediaStreamTrackProcessor?: Processor }).MediaStreamTrackProcessor;

/** Chromium gives the pictures themselves, also while its page is in the background. Elsewhere a video shows them. */
export function followPictures(stream: MediaStream): LatestPicture {
  const [track] = stream.getVideoTracks();
  const Processor = processorOf();
  return track && Processor ? byProcessor(track, Processor) : byVideo(stream);
}

function byProcessor(track: MediaStreamTrack, Processor: Processor): LatestPicture {
  let latest: Frame | undefined;
  const reader = new Processor({ track }).readable.getReader();
  const read = async () => {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      latest?.close();
      latest = value;
    }
  };
  void read().catch(() => {});
  return {
    picture: () => latest,
    size: () => ({ width: latest?.displayWidth ?? 0, height: latest?.displayHeight ?? 0 }),
    close() {
      void reader.cancel().catch(() => {});
      latest?.close();
      latest = undefined;
    },
  };
}

function byVideo(stream: MediaStream): LatestPicture {
  const video = document.createElement('video');
  video.muted = true;
  video.playsInline = true;
  video.srcObject = stream;
  void video.play().catch(() => {});
  return {
    picture: () => (video.readyState >= 2 ? video : undefined),
    size: () => ({ width: video.videoWidth, height: video.videoHeight }),
    close() {
      video.srcObject = null;
    },
  };
}
