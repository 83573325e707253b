import { PlainSection } from '../../ui/plain-page.tsx';

export const Playlist = () => (
  <PlainSection id="playlist" title="My playlist">
    <p>
      <em>Save</em> keeps an item for later. <em>My playlist</em> sorts what you saved by itself:
    </p>
    <ul>
      <li>
        <strong>Pending</strong>: saved, not begun.
      </li>
      <li>
        <strong>Watching</strong>: begun. It moves here a few seconds after you press Play.
      </li>
      <li>
        <strong>Watched</strong>: seen to 90 % or to the end.
      </li>
    </ul>
    <p>
      Move an item yourself with <em>Move to</em>, take it out with <em>Remove from playlist</em>, or clear
      everything with <em>Empty playlist</em>.
    </p>
  </PlainSection>
);

export const Follow = () => (
  <PlainSection id="follow" title="Follow categories">
    <p>
      <em>Discover</em> shows every category. Press <em>Follow</em> on the ones you care about:{' '}
      <em>Following</em> then collects their newest items, and Discover puts them first. Press{' '}
      <em>Following</em> on a category to stop.
    </p>
  </PlainSection>
);

export const Reminders = () => (
  <PlainSection id="reminders" title="Reminders">
    <p>
      What is announced stands under <em>Coming soon</em> with its date. <em>Remind me</em> sets a reminder, a
      second press takes it back.
    </p>
  </PlainSection>
);

export const Settings = () => (
  <PlainSection id="settings" title="Look and organization">
    <p>
      Choose dark, light, high contrast, or whatever your system uses, in the menu under your initials. An
      organization can bring its own colours; high contrast always stays as it is.
    </p>
    <p>
      If you belong to several organizations, press the organization’s name in the side menu to change. Your
      other tabs follow.
    </p>
  </PlainSection>
);

export const PublicPages = () => (
  <PlainSection id="public" title="Public pages">
    <p>
      An organization can show part of its content to everybody. On these pages you watch without an account.
      Sign in to like, save and follow, if you are a member. A locked item opens with the password that you
      were given, and stays open in this tab for twelve hours.
    </p>
  </PlainSection>
);
