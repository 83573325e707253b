export const discover = 'Discover';
export const category = 'Category';
export const empty = 'Nothing here yet';
export const emptyText = 'New items in this category will appear here.';
export const noVideo = 'No videos here';
export const noVideoText = 'There are no videos in this category that you can watch.';
export const noAudio = 'No audio here';
export const noAudioText = 'There is no audio in this category that you can listen to.';
