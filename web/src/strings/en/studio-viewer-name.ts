/** The setting that lays the viewer’s name over the picture. It must not promise more than it does. */
export const label = 'Viewer’s name over videos';
export const help =
  'Name and time move faintly over the picture. Nobody can download or embed the video. This deters people from passing recordings on, but does not prevent it.';
export const choices = {
  inherited: 'Default',
  on: 'Shown',
  off: 'Not shown',
};
