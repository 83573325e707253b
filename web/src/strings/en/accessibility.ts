import type { Section } from '../section.ts';

export const title = 'Accessibility';
export const lead =
  'What this portal does so that everyone can use it, what it does not do yet, and whom to tell.';

/** The neutral text, for an organization that has written none of its own. It says what this software does. */
export const conformance: Section = {
  title: 'How far it conforms',
  body: [
    'The portal is made to meet WCAG 2.2, level AA, and the European standard EN 301 549. It meets them in part: what is missing is listed below.',
    'The people who make it assessed it in November 2026, with automated tests, by keyboard and with a screen reader. A report on each criterion comes with the software.',
  ],
};
export const works: Section = {
  title: 'What you can rely on',
  body: [
    [
      'Everything works with the keyboard alone. Press [[?]] in the player or in the studio to see the keys.',
      'Screen readers get names, states and messages.',
      'Captions and a transcript, where the publisher has added them. You choose the size, colour and background of captions, and your device can speak them.',
      'Descriptions of what is seen: as a sound track, or as text that your device reads aloud.',
      'A high-contrast theme, your system’s own colours, text at 200% and pages at 400% zoom.',
      'No sliding and no moving previews if your system asks for less motion.',
    ],
  ],
};
export const missing: Section = {
  title: 'What does not work yet',
  body: [
    [
      'Media and attachments come from the organization. Some have no captions, no description, or only captions made by a machine, which are marked as auto-generated.',
    ],
  ],
};
export const contact: Section = {
  title: 'Tell us',
  body: [
    'If something does not work for you, or you need captions, a transcript or another format, write to support. Say which page it is about and what you use to read it.',
    'If the answer does not help you, you can turn to the body that enforces accessibility law in your country.',
  ],
};
