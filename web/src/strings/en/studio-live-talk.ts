import { plural } from './locale.ts';

export const title = 'What people say';
export const help =
  'Questions, polls, chat and reactions are on the watch page, where you moderate them. They stay with the recording.';
export const questions = 'Questions';
export const moderated = 'Questions wait for a moderator';
export const moderatedHelp = 'Until then only you and who asked see them.';
export const chat = 'Chat';
export const watching = 'Tell viewers how many watch';
export const watchingHelp = 'Rounded down. You see the exact number.';
export const slow = 'Slow mode';
export const slowMode = (seconds: number) =>
  seconds === 0
    ? 'Off'
    : plural(seconds, { one: 'One message every second', other: 'One message every # seconds' });
export const refusedWords = 'Refused words';
export const refusedWordsHelp = 'One a line. Messages with one of them are not taken at this event.';
export const refusedWordsOfAllHelp = 'One a line. Messages with one of them are taken at no event.';
export const tooManyWords = (most: number, length: number) =>
  `At most ${most} words of ${length} characters.`;
export const saveWords = 'Save words';
export const muted = 'Muted people';
export const isMuted = 'Muted at this event';
export const noName = 'Without a name';
export const unmute = 'Let write again';
export const exportTable = 'Export as a table';
export const exportData = 'Export as JSON';
export const ofAll = 'What people say at all events';
export const ofAllHelp = 'These rules are those of the organization. Each event has its own besides.';
export const fullNames = 'Show full names';
export const fullNamesHelp =
  'Otherwise people are shown by their first name and the first letter of their last name.';
export const unexpected = 'That did not work. Try again.';
