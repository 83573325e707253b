export const discover = 'Discover';
export const category = 'Category';
export const empty = 'Nothing here yet';
export const emptyText = 'As soon as something is published in this category, it is shown here.';
export const noVideo = 'No video here';
export const noVideoText = 'This category has no video that you may open.';
export const noAudio = 'No audio here';
export const noAudioText = 'This category has no audio that you may open.';
