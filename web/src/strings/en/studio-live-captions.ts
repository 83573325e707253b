export const captions = 'Captions';
export const help =
  'What is said, as text over the picture. Afterwards it becomes the captions of the recording, which you can edit.';
export const show = 'Offer captions';
export const language = 'Language that is spoken';
export const automatic = 'Automatic captions';
export const automaticHelp =
  'A transcription service makes them from the sound. Viewers read them a few seconds after the words.';
export const notAutomatic = 'You can type captions.';
export const typed = 'Type a caption';
export const typedHelp = 'Enter shows the line to viewers at once.';
export const send = 'Show caption';
export const unexpected = 'That did not work. Try again.';
