export const title = 'Help us improve';
export const lead = 'What you write goes to the people who run this portal.';
export const noAddress =
  'This portal has no support address. Ask an admin of your organization who to write to.';

/** What to write about; each is a mail that begins with the questions that help most. */
export const idea = {
  title: 'Share an idea',
  text: 'Something that would make watching, finding or sharing easier for you or your team.',
  action: 'Write down an idea',
  questions: ['What would you like to do?', 'How do you do it today?', 'Who else would use it?'],
};
export const feedback = {
  title: 'Tell us what went wrong',
  text: 'A page that confused you, a video that did not start, a typo.',
  action: 'Report a problem',
  questions: [
    'What did you want to do?',
    'What happened instead?',
    'On which page, with which browser and device?',
  ],
};
export const survey = {
  title: 'Answer three questions',
  text: 'It takes two minutes, and every answer is read.',
  action: 'Answer by email',
  questions: [
    'How likely are you to recommend the portal to a colleague, from 0 to 10?',
    'What do you like best?',
    'What should we improve first?',
  ],
};
