/** Milliseconds of a test. */
const testLength = 4_000;

/** Records a sound for a few seconds, or until it ends. */
export function recordBriefly(track: MediaStreamTrack, mimeType: string): Promise<Blob> {
  return new Promise((resolve, reject) => {
    const pieces: Blob[] = [];
    const recorder = new MediaRecorder(new MediaStream([track]), { mimeType });
    const timer = setTimeout(() => recorder.state !== 'inactive' && recorder.stop(), testLength);
    recorder.addEventListener('dataavailable', ({ data }) => pieces.push(data));
    recorder.addEventListener('stop', () => {
      clearTimeout(timer);
      resolve(new Blob(pieces, { type: mimeType }));
    });
    recorder.addEventListener('error', () => reject(new Error('The test was not recorded.')));
    recorder.start();
  });
}
