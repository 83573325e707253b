/** iPhones know full screen only of the video element itself. */
type OldVideo = HTMLVideoElement & { webkitEnterFullscreen?: () => void };

/** Whether the element has the whole screen, or where browsers refuse that, the whole window. */
export const isFullScreen = (root: HTMLElement): boolean =>
  (root.getRootNode() as Document).fullscreenElement === root || root.hasAttribute('popover');

/** The whole window, above everything in the page. */
const toggleWholeWindow = (root: HTMLElement): void => {
  if (root.hasAttribute('popover')) {
    root.hidePopover();
    root.popover = null;
  } else {
    root.popover = 'manual';
    root.showPopover();
  }
};

export const toggleFullScreen = async (root: HTMLElement, video: HTMLVideoElement): Promise<void> => {
  try {
    if (document.fullscreenElement) await document.exitFullscreen();
    else if (root.requestFullscreen) await root.requestFullscreen({ navigationUI: 'hide' });
    // what lies over the picture would not be seen in the full screen of the video element
    else if (video.disablePictureInPicture) toggleWholeWindow(root);
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
