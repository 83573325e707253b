import { PlainPage, PlainSection } from '../ui/plain-page.tsx';

/** The neutral text, for a portal whose provider has written none of its own. It says what this software does. */
export const PrivacyPolicyPage = () => (
  <PlainPage
    title="Privacy policy"
    lead="What this portal keeps about you, why, and what stays on your own device. Your organization may have a policy of its own, which then comes first."
  >
    <PlainSection id="members" title="When you are signed in">
      <ul>
        <li>Your name, your e-mail address and your role, so that you can be let in and be helped.</li>
        <li>
          Your playlist, what you like and follow, and your reminders, because you asked for them to be kept.
        </li>
        <li>
          How far you have watched what, so that you can go on there and so that your organization knows what
          is of use.
        </li>
      </ul>
      <p>Passwords are kept only as hashes, from which they cannot be read.</p>
    </PlainSection>
    <PlainSection id="visitors" title="When you only visit">
      <p>
        On public pages you need no account. A random number in your browser keeps a second viewing from being
        counted as another person. The service keeps a salted hash of it, and no network address. Addresses
        are held as keyed hashes for an hour at most, to slow down whoever guesses passwords.
      </p>
    </PlainSection>
    <PlainSection id="device" title="On your device">
      <p>
        Your theme, your player settings and your recent searches are kept in your browser and are not sent
        anywhere. Your sign-in lives in the page’s memory, and its traces go when you sign out.
      </p>
    </PlainSection>
    <PlainSection id="others" title="Who else sees it">
      <p>
        Nobody by way of these pages: they load nothing from other sites, no fonts, no counters and no
        advertisements. Addresses of pages you leave are not passed on.
      </p>
    </PlainSection>
    <PlainSection id="rights" title="Your rights">
      <p>
        Ask an admin of your organization to see, correct or delete what is kept about you. You can empty your
        playlist, take back reactions and stop following at any time.
      </p>
    </PlainSection>
  </PlainPage>
);
