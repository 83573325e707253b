import type { GuideSection } from '../guide-section.ts';

export const poster: GuideSection = {
  title: 'Choose the poster',
  lead: 'The poster is what people see first.',
  steps: [
    'Open the item. *Poster* stands below the player.',
    'Press one of the pictures, or play to a good moment and press the button with the camera.',
    'For a picture of your own press *Upload a picture*.',
  ],
  after: 'It is made within seconds. *Back to the automatic poster* takes the choice back.',
  facts: ['Leave the left third quiet: titles stand there.'],
};

export const addCaptions: GuideSection = {
  title: 'Add captions',
  lead: 'Captions (subtitles) help people who do not hear, who are in a train, or who read your language better than they hear it. Search finds what they say.',
  steps: [
    'Open the item, then *Captions*.',
    'Choose *Language* and press *Choose a caption file* for a file, or *Write captions* to write them.',
    'Where your organization allows it, press *Generate captions*, or choose a language under *Into* and press *Translate*.',
    'Read what a machine made, and press *Approve*.',
  ],
  after: 'Viewers have the captions at once, as captions, as transcript and in search.',
  facts: ['Files may be WebVTT, SubRip, TTML or DFXP.'],
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
    'Press a cue and correct its text. [[Enter]] ticks it and goes on to the next one.',
    'Press [[[]] and [[]]] where it should start and end while you listen.',
    'Look at *Checks*: one press repairs what is too fast, too long or overlaps. *Repair all* does all of them.',
    'Press the button at the top right that publishes the language.',
  ],
  after: 'Viewers and search have the new texts at once.',
  facts: [
    '*More* has *Find and replace*, *Shift or stretch times*, *Turn text into cues* and *Compare with what is published*.',
    '*Beside* shows another language next to your text.',
  ],
  trouble: [
    {
      when: 'Keys write letters instead of doing something.',
      help: 'You are in a text field. Escape leaves it; with Alt the keys work there, too.',
    },
  ],
  alt: 'The caption editor: the player, the checks, and the list of cues with their times.',
};

export const chapters: GuideSection = {
  title: 'Mark chapters',
  lead: 'Chapters let viewers jump to what they look for. Search engines show them for public items.',
  steps: [
    'Open the item, then *Chapters*.',
    'Play to where one begins, and press the button that marks a chapter there.',
    'Write *Title of the chapter*.',
  ],
  after: 'They are saved at once, and stand in the player’s line and beside it.',
};

export const attachments: GuideSection = {
  title: 'Attach files',
  lead: 'Slides, hand-outs and links in a document come with the item.',
  steps: [
    'Open the item, then *Attachments*.',
    'Press *Add files* and choose them.',
    'Bring them into order with the arrows beside each.',
  ],
  after: 'Viewers find them below the player.',
  facts: ['Each may have 50 MB. A file with the same name is replaced.'],
};

export const sound: GuideSection = {
  title: 'Add a dub or an audio description',
  lead: 'A film may have several sound tracks. Viewers choose among them.',
  steps: [
    'Open the item, then *Sound tracks*.',
    'Choose *Kind* and *Language*.',
    'Press *Add a sound file* and choose a recording as long as the film.',
  ],
  after: 'It is processed within minutes. *Plays by itself* marks the one that viewers hear first.',
};

export const replace: GuideSection = {
  title: 'Replace the file',
  lead: 'A better version comes to the same address: texts, views, likes, playlists, captions and chapters stay.',
  steps: [
    'Open the item, then *File*.',
    'Press *Replace the file* and choose the new file.',
    'To go back, press *Restore* beside one of *Former versions*.',
  ],
  after: 'Viewers see the present film until the new one is ready.',
  trouble: [
    {
      when: 'The new file cannot be processed.',
      help: 'Nothing changes for viewers. The page says why; try another copy.',
    },
  ],
};

export const cut: GuideSection = {
  title: 'Trim and cut',
  lead: 'Take away the beginning, the end, or a part in between, without another program.',
  steps: [
    'Open the item, then *Cut*.',
    'Play to the place and press *Start here* or *End here*, or type a time.',
    'Press *Cut from here* for a part in between.',
    'Play it: the player jumps over what is left out.',
    'Press *Apply*.',
  ],
  after:
    'A new version is made of the original. Captions and chapters move with it. What was cut out opens to nobody but those who manage the item.',
  facts: ['*Restore* under *File* takes a cut back, and the original stays as it was.'],
};
