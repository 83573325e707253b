/** iPhones know full screen only of the video element itself. */
type OldVideo = HTMLVideoElement & { webkitEnterFullscreen?: () => void };

export const toggleFullScreen = async (root: HTMLElement, video: HTMLVideoElement): Promise<void> => {
  try {
    if (document.fullscreenElement) await document.exitFullscreen();
    else if (root.requestFullscreen) await root.requestFullscreen({ navigationUI: 'hide' });
    else (video as OldVideo).webkitEnterFullscreen?.();
  } catch {
    // refused by the browser or by the frame that holds the page: it stays as it is
  }
};

export const canPictureInPicture = (): boolean =>
  typeof document !== 'undefined' && document.pictureInPictureEnabled === true;

export const togglePictureInPicture = async (video: HTMLVideoElement): Promise<void> => {
  try {
    if (document.pictureInPictureElement) await document.exitPictureInPicture();
    else await video.requestPictureInPicture();
  } catch {
    // the same
  }
};
