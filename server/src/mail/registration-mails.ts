import { writeLetter, type Sender } from './letter.ts';

const unasked = 'If you did not expect this, you need not do anything.';

export const invitationMail = (sender: Sender, address: string) =>
  writeLetter(sender, {
    subject: `Set up your account at ${sender.name}`,
    paragraphs: [
      `${sender.name} has opened its video and audio portal to you. Choose your name and a way to sign in, and start watching.`,
      'The link works once, for 7 days.',
    ],
    action: { label: 'Set up your account', address },
    reason: `This mail came because somebody at ${sender.name} invited this address. ${unasked}`,
  });

export const confirmRegistrationMail = (sender: Sender, address: string) =>
  writeLetter(sender, {
    subject: `Confirm your e-mail address for ${sender.name}`,
    paragraphs: [
      `You asked for an account at the video and audio portal of ${sender.name}. Confirm that this address is yours and go on with your name.`,
      'The link works for 24 hours.',
    ],
    action: { label: 'Confirm e-mail address', address },
    reason: `This mail came because somebody entered this address at ${sender.name}. ${unasked}`,
  });

export const alreadyRegisteredMail = (sender: Sender, address: string) =>
  writeLetter(sender, {
    subject: `You already have an account at ${sender.name}`,
    paragraphs: [
      `Somebody, probably you, asked for an account at ${sender.name} with this address. It has one: sign in with it.`,
    ],
    action: { label: 'Sign in', address },
    reason: `This mail came because somebody entered this address at ${sender.name}. ${unasked}`,
  });

/** To an address that the organization's directory has taken out: registering does not bring it back. */
export const accountClosedMail = (sender: Sender) =>
  writeLetter(sender, {
    subject: `Your account at ${sender.name} is closed`,
    paragraphs: [
      `Somebody, probably you, asked for an account at ${sender.name} with this address. The directory of ${sender.name} says that it has none any more. If that is wrong, ask the people there who look after it.`,
    ],
    reason: `This mail came because somebody entered this address at ${sender.name}. ${unasked}`,
  });

export const freeTrialMail = (sender: Sender, address: string) =>
  writeLetter(sender, {
    subject: 'Start your free trial',
    paragraphs: [
      'Give your organization a portal for its video and audio: name it, set up your account, and bring in the first recording.',
      'The link works once, for 7 days.',
    ],
    action: { label: 'Start free trial', address },
    reason: `This mail came because somebody asked for a free trial with this address. ${unasked}`,
  });

export const freeTrialKnownMail = (sender: Sender, address: string) =>
  writeLetter(sender, {
    subject: 'You already have an account',
    paragraphs: [
      'Somebody, probably you, asked for a free trial with this address. It has an account: sign in with it.',
    ],
    action: { label: 'Sign in', address },
    reason: `This mail came because somebody asked for a free trial with this address. ${unasked}`,
  });

/** To who asked for contact. */
export const leadReceivedMail = (sender: Sender, address: string) =>
  writeLetter(sender, {
    subject: `${sender.name} will be in touch`,
    paragraphs: [
      `Thank you for your interest. ${sender.name} has your address and will answer you there.`,
      'Until then, there is more to watch.',
    ],
    action: { label: `Open the pages of ${sender.name}`, address },
    reason: `This mail came because somebody entered this address at ${sender.name}. ${unasked}`,
  });

/** To the organization. */
export const leadMail = (
  sender: Sender,
  { email, category }: { email: string; category: string | undefined },
) =>
  writeLetter(sender, {
    subject: 'Somebody asks for contact',
    paragraphs: [
      `${email} asked ${sender.name} for contact on its public pages${category ? `, in the category “${category}”` : ''}.`,
      'The address was typed by a visitor and is not confirmed.',
    ],
    reason: `This mail came because you look after ${sender.name}.`,
  });
