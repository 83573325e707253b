import { captionFormatsIn } from '@tv/contract/caption-formats';
import type { GuideSection } from '../guide-section.ts';

export const poster: GuideSection = {
  title: 'Choose the poster',
  lead: 'The poster is what people see first.',
  steps: [
    'Open the item. *Poster* is below the player.',
    'Press one of the pictures, or play to a good moment and press the button with the camera.',
    'For your own picture, press *Upload a picture*.',
  ],
  after: 'It is ready within seconds. *Back to the automatic poster* undoes your choice.',
  facts: ['Leave the left third free: titles appear there.'],
};

export const addCaptions: GuideSection = {
  title: 'Add captions',
  lead: 'Captions (subtitles) help people who cannot hear, who are on a train, or who read your language better than they understand it. The search finds every word in them.',
  steps: [
    'Open the item, then *Captions*.',
    'Choose *Language* and press *Choose a caption file* for a file, or *Write captions* to write them.',
    'If your organization allows it, press *Generate captions*, or choose a language under *Into* and press *Translate*.',
    'Check the automatic captions, and press *Approve*.',
  ],
  after: 'Viewers get them at once, in the player, in the transcript and in search.',
  facts: [`Files may be ${captionFormatsIn('or')}.`],
  trouble: [
    {
      when: 'There is no *Generate captions*.',
      help: 'An admin has to allow it, and whoever runs the portal has to set up a service for it.',
    },
  ],
};

export const editCaptions: GuideSection = {
  title: 'Correct captions',
  lead: 'The caption editor has the player, the list of cues and a timeline side by side. What you write is a draft until you publish it.',
  steps: [
    'Open *Captions* of the item and press *Edit* beside a language.',
    'Press a cue and correct its text. [[Enter]] marks it as checked and goes to the next one.',
    'Press [[[]] and [[]]] where it should start and end while you listen.',
    'Look at *Checks*: one press fixes what is too fast, too long or overlapping. *Repair all* fixes everything.',
    'Press the button at the top right that publishes the language.',
  ],
  after: 'The new texts appear at once in the player and in search.',
  facts: [
    '*More* has *Find and replace*, *Shift or stretch times*, *Turn text into cues* and *Compare with what is published*.',
    '*Beside* shows another language next to your text.',
  ],
  trouble: [
    {
      when: 'Keys type letters instead of doing something.',
      help: 'You are in a text field. Press Escape to leave it; with Alt, the keys work there too.',
    },
  ],
  alt: 'The caption editor: the player, the checks, and the list of cues with their times.',
};

export const chapters: GuideSection = {
  title: 'Mark chapters',
  lead: 'Chapters let viewers jump to what they are looking for. Search engines show them for public items.',
  steps: [
    'Open the item, then *Chapters*.',
    'Play to where one begins, and press the button that marks a chapter there.',
    'Enter the *Title of the chapter*.',
  ],
  after: 'They are saved at once, and appear on the player’s timeline and beside it.',
};

export const attachments: GuideSection = {
  title: 'Attach files',
  lead: 'Add slides, handouts and other documents to an item.',
  steps: [
    'Open the item, then *Attachments*.',
    'Press *Add files* and choose them.',
    'Change their order with the arrows beside each.',
  ],
  after: 'Viewers find them below the player.',
  facts: ['Each file can have up to 50 MB. A file with the same name is replaced.'],
};

export const sound: GuideSection = {
  title: 'Add a dub or an audio description',
  lead: 'A video can have several sound tracks for viewers to choose from.',
  steps: [
    'Open the item, then *Sound tracks*.',
    'Choose *Kind* and *Language*.',
    'Press *Add a sound file* and choose a recording of the same length as the video.',
  ],
  after: 'It is processed within minutes. *Plays first* marks the one that viewers hear first.',
};

export const replace: GuideSection = {
  title: 'Replace the file',
  lead: 'Put a better version at the same address: texts, views, likes, playlists, captions and chapters stay.',
  steps: [
    'Open the item, then *File*.',
    'Press *Replace the file* and choose the new file.',
    'To go back, press *Restore* beside one of *Former versions*.',
  ],
  after: 'Viewers see the current version until the new one is ready.',
  trouble: [
    {
      when: 'The new file cannot be processed.',
      help: 'Nothing changes for viewers. The page says why; try another copy.',
    },
  ],
};

export const cut: GuideSection = {
  title: 'Trim and cut',
  lead: 'Remove the beginning, the end, or a part in between, without another program.',
  steps: [
    'Open the item, then *Cut*.',
    'Play to the place and press *Start here* or *End here*, or enter a time.',
    'Press *Cut from here* to remove a part in between.',
    'Play it: the player skips what is cut out.',
    'Press *Apply*.',
  ],
  after:
    'A new version is created from the original. Captions and chapters are adjusted. What was cut out is visible only to those who manage the item.',
  facts: ['*Restore* under *File* undoes a cut. The original stays as it was.'],
};

export const record: GuideSection = {
  title: 'Record your screen, camera or voice',
  screen: 'Record',
  lead: 'You record in the browser. What you record is kept on your device and uploaded while you speak.',
  steps: [
    'Open *Record* in the studio’s menu, and choose *Camera*, *Screen*, *Both* or *Sound*.',
    'Turn it on and allow your browser to use it. *Test the microphone* plays back how you sound.',
    'Press *Start recording*. It begins after three seconds.',
    'Press *Mark a chapter* where something new begins. *Pause* leaves out what you do meanwhile.',
    'Press *Stop*, watch the recording, trim its ends, give the chapters their titles, and press *Publish* or *Keep as a draft*.',
  ],
  after: 'The recording is in the list of uploads until it is processed, like any file.',
  facts: [
    'Keys: R starts, P pauses and resumes, C marks a chapter, S stops.',
    'The camera’s picture over a screen can be dragged, moved with the arrow keys, or put into a corner.',
    'A *Text to read* lies over the preview and is not part of the recording.',
    'What you trim can be taken back later on the item’s tab *Cut*.',
    'Members record for review where *Members may record for review* is on under *Publishing*: *Record* is then in their menu. They see what became of it, and nothing is published before a review.',
  ],
  trouble: [
    {
      when: 'The page was closed, the browser crashed or the connection was lost.',
      help: 'Open *Record* again: the recording is under *Recordings on this device*. Press *Go on uploading*, *Download* or *Delete*.',
    },
    {
      when: 'The camera or the microphone is blocked.',
      help: 'Allow it in the browser’s address bar, or in the settings of your system, and try again.',
    },
    {
      when: 'The browser’s own bar ended the sharing of the screen.',
      help: 'With the camera the recording goes on with it alone. A recording of the screen alone ends there and is kept.',
    },
  ],
};

export const live: GuideSection = {
  title: 'Go live',
  screen: 'Go live',
  lead: 'A live event is an item like any other: it has one address before, during and after, and the same audience.',
  steps: [
    'Open *Go live* in the studio’s menu, press *New event*, and give it a title, a time and an audience.',
    'Under *How to send* press *Make a key*. Enter the address and the key in your encoder, such as OBS, and start streaming there.',
    'Look at the picture and the sound under *What arrives*. Viewers see nothing of it yet.',
    'Press *Go on air*. When the event is over, press *End event*.',
  ],
  after: 'The recording is at the same address within a few minutes, with the likes of the event.',
  facts: [
    'Viewers can pause and go back during the event. *Live* leads them back to what is live.',
    'With a key of the backup input a second encoder can send at the same time. *Show this input* switches.',
    'Title, picture and description are edited like those of every item, under *Edit details*.',
  ],
  trouble: [
    {
      when: 'The stream stops in the middle.',
      help: 'Viewers see a note, and the event goes on when the stream comes back. What was received stays in the recording.',
    },
    {
      when: 'The encoder is refused.',
      help: 'Each event has keys of its own, and a key that was replaced is refused. Press *Replace key*, and enter the new one.',
    },
  ],
};
